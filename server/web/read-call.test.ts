import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callOf } from '#schemas/calls.ts';
import { carriersOf } from './carriers.ts';
import type { Platform } from './host-options.ts';
import { type CallToRead, createReadCall } from './read-call.ts';
import { largestReadAnswer, UnreadableAnswer } from './session/read-answer.ts';
import { createUpstream, type Upstream } from './upstream/upstream.ts';

const record = callOf('account.self');

/** What a platform answers, one address for each kind. */
async function startPlatform(): Promise<FastifyInstance> {
  const app = Fastify();
  app.get('/v2/told', async ({ headers, ip }, reply) => {
    reply.code(201).header('retry-after', '7');
    return { accept: headers.accept, coding: headers['accept-encoding'], own: headers['x-request-id'], ip };
  });
  app.get('/v2/empty', async (_request, reply) => reply.code(204).send());
  app.get('/v2/text', async () => 'no JSON');
  app.get('/v2/packed', async (_request, reply) =>
    reply.header('content-encoding', 'gzip').send(gzipSync('{"token":"hidden"}')),
  );
  app.get('/v2/large', async () => JSON.stringify('x'.repeat(largestReadAnswer)));
  app.get('/v2/never', () => new Promise(() => {}));
  app.get('/v2/fails', async (_request, reply) => reply.code(503).send({ error: { message: 'away' } }));
  app.post('/v2/echo', async ({ body, headers }) => ({ body, type: headers['content-type'] }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

/*
 * Both ways to a platform are one to whoever asks: what is read in this process and what comes over a connection.
 */
describe.each(['embedded', 'remote'] as const)(
  'a call that is read here, of a platform that is %s',
  (kind) => {
    let app: FastifyInstance;
    let upstream: Upstream;
    beforeAll(async () => {
      app = await startPlatform();
      upstream = createUpstream(app.listeningOrigin);
    });
    afterAll(async () => {
      upstream.close();
      app.server.closeAllConnections();
      await app.close();
    });
    const heard: (readonly [string, number | null])[] = [];
    const read = (target: string, more: Partial<CallToRead> = {}, timeoutMs = 5000) => {
      const platform: Platform = kind === 'embedded' ? { kind, app } : { kind, upstream };
      const readCall = createReadCall({
        carry: carriersOf(platform).carryWhole,
        timeoutMs,
        observe: (name, status) => heard.push([name, status]),
      });
      return readCall({ record, target, headers: { 'x-request-id': 'r-1' }, clientIp: '127.0.0.1', ...more });
    };

    test('has its status, its headers and its JSON, and is measured by its record', async () => {
      heard.length = 0;
      const answer = await read('/v2/told?x=1');
      expect([answer.status, answer.headers['retry-after']]).toEqual([201, '7']);
      expect(answer.body).toEqual({
        accept: 'application/json, text/plain',
        coding: 'identity',
        own: 'r-1',
        ip: '127.0.0.1',
      });
      expect(heard).toEqual([['account.self', 201]]);
    });

    test('sends a body as JSON, and reads that there is none', async () => {
      const echo = { ...record, method: 'POST' } as const;
      expect((await read('/v2/echo', { record: echo, body: { name: 'Żaneta' } })).body).toEqual({
        body: { name: 'Żaneta' },
        type: 'application/json',
      });
      expect(await read('/v2/empty')).toMatchObject({ status: 204, body: undefined });
    });

    test('an error of the platform is an answer', async () => {
      expect(await read('/v2/fails')).toMatchObject({ status: 503, body: { error: { message: 'away' } } });
    });

    test.each([
      ['no JSON', '/v2/text', /not JSON/],
      ['packed, which could hide a token [sec 1]', '/v2/packed', /packed with gzip/],
      ['larger than what is read', '/v2/large', /more than \d+ bytes/],
    ])('is unreadable when it is %s', async (_what, target, message) => {
      const error = await read(target).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(UnreadableAnswer);
      expect(String(error)).toMatch(message);
    });

    test('ends in time, and is measured as one without an answer', async () => {
      heard.length = 0;
      await expect(read('/v2/never', {}, 1)).rejects.toThrow();
      expect(heard).toEqual([['account.self', null]]);
    });
  },
);
