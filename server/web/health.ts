import type { FastifyInstance } from 'fastify';
import type { NotReady } from './readiness.ts';
import { dataPolicy } from './security-headers.ts';
import type { Version } from './version.ts';

const headers = { 'cache-control': 'no-store', 'content-security-policy': dataPolicy };

/** `/livez`: the process answers. `/readyz`: it should get visitors, or why not. `/version`: what it is. */
export function registerHealth(
  app: FastifyInstance,
  whyNotReady: () => Promise<NotReady | null>,
  version: Version,
): void {
  app.get('/livez', (_request, reply) => reply.headers(headers).send({ status: 'live' }));
  app.get('/readyz', async (_request, reply) => {
    const reason = await whyNotReady();
    return reply
      .code(reason === null ? 200 : 503)
      .headers(headers)
      .send(reason === null ? { status: 'ready' } : { status: 'not ready', reason });
  });
  app.get('/version', (_request, reply) => reply.headers(headers).send(version));
}
