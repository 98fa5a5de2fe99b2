import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { feedPath } from '#engine/feed/feed-path.ts';
import { dataPolicy } from './security-headers.ts';

/** The feed of a language, null where there is no such language; the default language's for null. */
export type ReadFeed = (locale: string | null) => Promise<string | null>;

/**
 * The feed of posts. Readers ask again and again: they keep what they have and are told that nothing changed, so that what
 * was published is there at the next question.
 */
export function registerPostFeed(app: FastifyInstance, readFeed: ReadFeed): void {
  const answer = async (locale: string | null, request: FastifyRequest, reply: FastifyReply) => {
    const feed = await readFeed(locale).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the feed of posts cannot be made');
      return undefined;
    });
    if (feed === null) return reply.callNotFound();
    if (feed === undefined)
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'content-security-policy': dataPolicy })
        .send();
    const etag = `"${createHash('sha256').update(feed).digest('base64url')}"`;
    reply.headers({ etag, 'cache-control': 'public, no-cache', 'content-security-policy': dataPolicy });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.header('content-type', 'application/rss+xml; charset=utf-8').send(feed);
  };
  app.get(feedPath, (request, reply) => answer(null, request, reply));
  app.get<{ Params: { locale: string } }>(`/:locale${feedPath}`, (request, reply) =>
    answer(request.params.locale, request, reply),
  );
}
