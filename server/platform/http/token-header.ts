import type { FastifyInstance } from 'fastify';
import { cacheTokenHeader } from '#schemas/constants.ts';

/** The newest cache token this node has seen, for answers that read no content. */
export interface KnownToken {
  note(token: string): void;
  newest(): string;
}

/** Tokens begin with the count of changes: the higher one is newer, whatever order the news arrives in. */
const revision = (token: string): number => Number.parseInt(token, 10) || 0;

export function createKnownToken(token: string): KnownToken {
  let newest = token;
  return {
    note: (seen) => {
      if (revision(seen) >= revision(newest)) newest = seen;
    },
    newest: () => newest,
  };
}

/** Puts the cache token on every answer that does not carry the one it was read with. */
export function registerTokenHeader(app: FastifyInstance, known: KnownToken): void {
  app.addHook('onSend', async (_request, reply) => {
    const own = reply.getHeader(cacheTokenHeader);
    if (typeof own === 'string') known.note(own);
    else reply.header(cacheTokenHeader, known.newest());
  });
}
