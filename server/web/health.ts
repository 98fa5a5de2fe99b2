import type { FastifyInstance } from 'fastify';
import { dataPolicy } from './security-headers.ts';
import type { Version } from './version.ts';

const headers = { 'cache-control': 'no-store', 'content-security-policy': dataPolicy };

/** `/livez`: the process answers. `/readyz`: it should get visitors. `/version`: what it is. */
export function registerHealth(app: FastifyInstance, isReady: () => boolean, version: Version): void {
  app.get('/livez', (_request, reply) => reply.headers(headers).send({ status: 'live' }));
  app.get('/readyz', (_request, reply) => {
    const ready = isReady();
    return reply
      .code(ready ? 200 : 503)
      .headers(headers)
      .send({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/version', (_request, reply) => reply.headers(headers).send(version));
}
