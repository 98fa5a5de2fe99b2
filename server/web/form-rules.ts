import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WantedRules } from '#engine/forms/find-rules.ts';
import { rulesPath } from '#engine/forms/form-addresses.ts';
import type { VisitSession } from '#engine/visit.ts';
import { type FormSource, type FormSourceKind, formSources } from '#schemas/form-source.ts';
import { filePolicy } from './security-headers.ts';
import type { VisitSessions } from './session/visit-sessions.ts';

/** Finds a module of compiled rules; null when there is none (any more). @throws when content cannot be read */
export type FindRules = (wanted: WantedRules, session: VisitSession) => Promise<string | null>;

export interface FormRulesParts {
  readonly findRules: FindRules;
  readonly visits: VisitSessions;
}

/** The name is the hash of what is in it, so a copy is good for as long as browsers keep one. */
const maxAge = 'max-age=31536000, immutable';
const compress = promisify(gzip);
const anonymous: VisitSession = { kind: 'anonymous' };

/**
 * Serves the compiled rules of forms: modules of our own origin, so that no policy has to allow code made of text
 * ([sec 22], [sec 28]). A name that is not known is no error of the client: the definition may have changed since the
 * page was made. It then gets 404 and the form asks for itself anew.
 */
export function registerFormRules(app: FastifyInstance, parts: FormRulesParts): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${rulesPath}/:file`,
    handler: (request, reply) => answerRules(request, reply, parts),
  });
}

async function answerRules(
  request: FastifyRequest,
  reply: FastifyReply,
  { findRules, visits }: FormRulesParts,
) {
  const url = new URL(request.raw.url ?? '/', 'http://localhost');
  const hash = /^\/[^/]+\/([0-9a-f]{32})\.mjs$/.exec(url.pathname)?.[1];
  if (hash === undefined) return sendMissing(reply, 404);
  try {
    const kept = await findRules({ hash }, anonymous);
    if (kept !== null) return sendModule(request, reply, kept, `public, ${maxAge}`);
    const form = formOf(url.searchParams);
    if (form === null) return sendMissing(reply, 404);
    const mine = 'signedIn' in formSources[form.source.kind];
    if (!mine || !visits.mayHave(request)) {
      const made = mine ? null : await findRules({ hash, form }, anonymous);
      return made === null ? sendMissing(reply, 404) : sendModule(request, reply, made, `public, ${maxAge}`);
    }
    // The session may be renewed on the way, and then the browser must hear of it.
    const { session, cookies } = await visits.open(request, { ip: request.ip, requestId: request.id });
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    const made = await findRules({ hash, form }, session);
    return made === null ? sendMissing(reply, 404) : sendModule(request, reply, made, `private, ${maxAge}`);
  } catch (error) {
    request.log.warn({ err: error }, 'the rules of a form could not be made again');
    return sendMissing(reply, 503);
  }
}

/** Ajv's code is wordy: what is sent is a tenth of it. Browsers ask once, so nothing is kept compressed. */
async function sendModule(request: FastifyRequest, reply: FastifyReply, text: string, cacheControl: string) {
  const plain = !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (!plain) reply.header('content-encoding', 'gzip');
  return reply
    .type('text/javascript; charset=utf-8')
    .headers({
      'cache-control': cacheControl,
      'content-security-policy': filePolicy,
      vary: 'accept-encoding',
    })
    .send(plain ? text : await compress(text));
}

/** Not to be remembered: the next moment it may be there. */
const sendMissing = (reply: FastifyReply, status: 404 | 503): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('');

/** Whose rules the address asks for; null when it does not say, or nonsense. */
function formOf(query: URLSearchParams): NonNullable<WantedRules['form']> | null {
  const kind = query.get('kind') ?? '';
  const locale = query.get('language') ?? '';
  const name = query.get('name');
  if (!isKind(kind) || !/^[a-zA-Z-]{2,16}$/.test(locale)) return null;
  if (name !== null && !/^[a-z0-9][a-z0-9_-]{0,99}$/i.test(name)) return null;
  const source: FormSource = { kind, ...(name !== null && { name }) };
  return { source, locale };
}

const isKind = (kind: string): kind is FormSourceKind => Object.hasOwn(formSources, kind);
