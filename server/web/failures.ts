import type { FastifyError, FastifyInstance } from 'fastify';
import { sendLastResort } from './last-resort.ts';
import { planPrefix } from './pages.ts';
import { Overloaded } from './render-limit.ts';
import { dataPolicy } from './security-headers.ts';

const dataHeaders = { 'cache-control': 'no-store', 'content-security-policy': dataPolicy };

/** What is answered when nothing else could: never a stack, never silence in the log. */
export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    const url = request.raw.url ?? '';
    const isShed = error instanceof Overloaded;
    if (isShed) {
      // Many at once, of one cause: the counter says how many.
      request.log.debug({ url }, 'page shed');
      reply.header('retry-after', String(error.retryAfterS));
    } else if (status >= 500) request.log.error({ err: error, url }, 'request failed');
    else request.log.info({ err: error, url }, 'request refused');
    if (reply.raw.headersSent) return reply.raw.destroy();
    const isScreen = (request.method === 'GET' || request.method === 'HEAD') && !isData(url);
    if (isScreen) return sendLastResort(reply, isShed ? 503 : status < 500 ? 400 : 500, request.id);
    return reply
      .code(status)
      .headers(dataHeaders)
      .send({
        error: { message: status < 500 ? 'The request is not valid.' : 'Something went wrong.' },
        requestId: request.id,
      });
  });
  app.setNotFoundHandler((request, reply) => {
    const known = request.method === 'GET' || request.method === 'HEAD';
    if (!known) reply.header('allow', 'GET, HEAD');
    return reply
      .code(known ? 404 : 405)
      .headers(dataHeaders)
      .type('text/plain; charset=utf-8')
      .send(known ? 'Not found' : 'Method not allowed');
  });
}

function isData(url: string): boolean {
  return url.startsWith('/v2/') || url.startsWith(`${planPrefix}/`);
}
