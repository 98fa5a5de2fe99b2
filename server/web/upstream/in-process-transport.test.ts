import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { inProcessTransport } from './in-process-transport.ts';

const { signal } = new AbortController();

test('the wire is the same as over HTTP', async () => {
  const app = Fastify();
  app.post('/v2/system/seo-rule', (request, reply) => {
    void reply.header('Cache-Token', 'v7');
    const { accept, 'accept-language': language } = request.headers;
    return { data: { body: request.body, query: request.query, accept, language } };
  });
  app.get('/v2/system/i18n', (_request, reply) => reply.type('text/html').send('<p>x</p>'));
  const call = inProcessTransport((options) => app.inject(options));
  expect(
    await call(
      {
        method: 'POST',
        path: '/v2/system/seo-rule',
        query: { only: 'a,b&c' },
        body: { url: '/about' },
        locale: 'uk',
      },
      signal,
    ),
  ).toMatchObject({
    status: 200,
    headers: { 'cache-token': 'v7' },
    body: {
      data: {
        body: { url: '/about' },
        query: { only: 'a,b&c' },
        accept: 'application/json, text/plain',
        language: 'uk',
      },
    },
  });
  const get = (path: string) => call({ method: 'GET', path, locale: 'pl' }, signal);
  expect(await get('/v2/system/i18n')).toMatchObject({ status: 200, body: '<p>x</p>' });
  expect((await get('/v2/system/none')).status).toBe(404);
});

test('a caller that gives up does not wait', async () => {
  const app = Fastify();
  const stop = new AbortController();
  app.get('/v2/system/languages', () => {
    stop.abort(new Error('not needed any more'));
    return new Promise(() => undefined);
  });
  const call = inProcessTransport((options) => app.inject(options));
  await expect(
    call({ method: 'GET', path: '/v2/system/languages', locale: 'pl' }, stop.signal),
  ).rejects.toThrow();
});
