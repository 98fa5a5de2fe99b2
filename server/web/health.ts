import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';
import { dataPolicy } from './security-headers.ts';
import type { Version } from './version.ts';

const headers = { 'cache-control': 'no-store', 'content-security-policy': dataPolicy };

/** `/livez`: the process answers. `/readyz`: whether it should get visitors (200), or why not (503). `/version`: what it is. */
export function registerHealth(
  app: FastifyInstance,
  readiness: () => Promise<Readiness>,
  version: Version,
): void {
  app.get('/livez', (_request, reply) => reply.headers(headers).send({ status: 'live' }));
  app.get('/readyz', async (_request, reply) => {
    const found = await readiness();
    return reply
      .code(found.status === 'not ready' ? 503 : 200)
      .headers(headers)
      .send(found);
  });
  app.get('/version', (_request, reply) => reply.headers(headers).send(version));
}
