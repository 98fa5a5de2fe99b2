import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewShown } from '#schemas/calls/content-pages.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import { PreviewShown, previewHeader, previewPrefix } from '#schemas/studio/preview.ts';
import type { Config } from '#server/config/config.ts';
import type { DocumentHtml, Renderer } from '../host-options.ts';
import type { ReadCall } from '../read-call.ts';
import { documentPolicy } from '../security-headers.ts';
import { movedPage, overPage, previewed } from './preview-page.ts';
import type { ResolvePreview } from './resolve-preview.ts';

export interface PreviewParts {
  readonly readCall: ReadCall;
  readonly mode: Config['mode'];
  readonly timeZone: Config['timeZone'];
  readonly renderer: Renderer;
  readonly preview: ResolvePreview;
}

const shape = compileSchema(PreviewShown);

/**
 * Pages of drafts (ADR 0019). The address holds the token and nothing else counts: whom it shows, which page, language and
 * moment, are the platform's word. Nothing is kept, by us or anybody, and the page cannot call the platform.
 */
export function registerPreviews(app: FastifyInstance, parts: PreviewParts): void {
  app.get<{ Params: { token: string } }>(`${previewPrefix}/:token`, async (request, reply) => {
    const { token } = request.params;
    const shown = await readShown(request, parts, token);
    if (shown === null) return send(reply, overPage(languageOf(request)), parts.mode);
    const outcome = await parts.preview({ token, shown }, request.id);
    const framed = request.headers['sec-fetch-dest'] === 'iframe';
    const rendered =
      outcome.kind === 'redirect' ? movedPage(shown, outcome.to) : await parts.renderer.document(outcome);
    return send(reply, previewed(rendered, shown, { framed, timeZone: parts.timeZone }), parts.mode);
  });
}

/** What the token opens; null for one that opens nothing. @throws when the platform does not say */
async function readShown(
  request: FastifyRequest,
  { readCall }: PreviewParts,
  token: string,
): Promise<PreviewShown | null> {
  // A header holds no other signs, and no token of ours has them.
  if (!/^[\w-]{43}$/.test(token)) return null;
  const { status, body } = await readCall({
    record: previewShown,
    target: previewShown.path,
    headers: { [previewHeader]: token, 'x-request-id': request.id },
    clientIp: request.ip,
  });
  if (status === 404) return null;
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (status !== 200 || !shape.Check(data))
    throw new Error(`The platform answered ${status} about a preview.`);
  return data;
}

const languageOf = ({ headers }: FastifyRequest): string =>
  (headers['accept-language'] ?? 'pl').toLowerCase().startsWith('pl') ? 'pl' : 'en';

/** The policy of a page, except that the Studio may frame it, and that it can neither ask nor send anything. */
function previewPolicy(rendered: DocumentHtml, mode: Config['mode']): string {
  const own = new Map([
    ['frame-ancestors', "'self'"],
    ['connect-src', "'none'"],
    ['form-action', "'none'"],
  ]);
  return documentPolicy(rendered, mode)
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ', 1);
      const value = own.get(name);
      return value === undefined ? directive : `${name} ${value}`;
    })
    .join('; ');
}

const send = (reply: FastifyReply, rendered: DocumentHtml, mode: Config['mode']): FastifyReply =>
  reply
    .code(rendered.status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': previewPolicy(rendered, mode),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(rendered.body);
