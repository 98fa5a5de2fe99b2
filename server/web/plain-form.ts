import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownAddress } from '#schemas/own-address.ts';
import { isSameOrigin } from './write-guard.ts';

export interface PlainForm {
  readonly path: string;
  /** Bytes of a body at most. */
  readonly bodyLimit: number;
  readonly publicOrigin?: string;
  readonly take: (
    request: FastifyRequest,
    reply: FastifyReply,
    fields: URLSearchParams,
  ) => FastifyReply | Promise<FastifyReply>;
}

/**
 * A form of browsers without script. It cannot carry our header, so its origin decides ([sec 7]): a browser names where a form
 * comes from.
 */
export async function registerPlainForm(
  app: FastifyInstance,
  { path, bodyLimit, take, ...origin }: PlainForm,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post(path, (request, reply) =>
      request.body instanceof URLSearchParams && isSameOrigin({ headers: request.headers, ...origin })
        ? take(request, reply, request.body)
        : reply.code(403).send({ error: { message: 'The form did not come from a page of this site.' } }),
    );
  });
}

/** Where a form leads back: a screen in the language of the page, e.g. `/en/chat` for `/chat`, and nowhere else ([sec 21]). */
export function screenOfForm(asked: string | null, screen: `/${string}`): string {
  const safe = ownAddress(asked ?? '');
  return safe !== null && isScreen(safe, screen) ? safe : screen;
}

/** Whether a path is this screen, in whatever language. */
export const isScreen = (path: string, screen: `/${string}`): boolean =>
  path.endsWith(screen) && /^(\/[a-z]{2,3}(-[a-z0-9]+)?)?$/i.test(path.slice(0, -screen.length));
