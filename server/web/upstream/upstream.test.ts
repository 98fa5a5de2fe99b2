import type { RequestListener } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import type { PlatformCall } from '../platform-call.ts';
import { startTestServer } from './test-server.ts';
import { createUpstream } from './upstream.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function startUpstream(listener: RequestListener) {
  const server = await startTestServer(listener);
  const upstream = createUpstream(server.baseUrl);
  closers.push(() => server[Symbol.asyncDispose](), upstream.close);
  return { server, upstream };
}

const callOf = (given: Partial<PlatformCall> = {}): PlatformCall => ({
  method: 'GET',
  target: '/v2/system/languages',
  headers: {},
  body: null,
  clientIp: '127.0.0.1',
  signal: new AbortController().signal,
  ...given,
});

describe('[issue 15] one client for visitors’ calls and for content', () => {
  test('they share kept connections', async () => {
    const { server, upstream } = await startUpstream((_request, reply) => reply.end('{}'));
    for (let turn = 0; turn < 2; turn += 1) {
      const { body } = await upstream.call(callOf());
      await body.resume().toArray();
      const { signal } = new AbortController();
      expect(await upstream.read({ method: 'GET', path: '/v2/x', headers: {}, signal })).toMatchObject({
        text: '{}',
      });
    }
    expect(server.connections()).toBe(1);
  });
});

describe('[sec 17] a body that is not what its framing says', () => {
  test.each([
    ['shorter', 'ab'],
    ['longer', 'abcdefgh'],
    ['empty', ''],
  ])('%s: the call fails, and no other one goes over its connection', async (_what, sent) => {
    const seen: unknown[] = [];
    // Without waiting for the body, as a call is refused.
    const { upstream } = await startUpstream((request, reply) => {
      seen.push(request.url);
      request.on('error', () => {}).resume();
      reply.end('{}');
    });
    const body = { stream: Readable.from([Buffer.from(sent)]), length: 5 };
    const first = await upstream.call(callOf({ method: 'POST', target: '/first', body })).then(
      ({ body: answer }) => answer.resume().toArray(),
      () => null,
    );
    if (first !== null) expect(first).toEqual([]);
    for (const target of ['/second', '/third']) {
      const answer = await upstream.call(callOf({ target }));
      expect(Buffer.concat((await answer.body.toArray()) as Buffer[]).toString()).toBe('{}');
    }
    expect(seen.filter((target) => target !== '/first')).toEqual(['/second', '/third']);
  });

  test('[reliability] a call that is answered before its body has come gives its connection back to nobody, and frees it', async () => {
    const { server, upstream } = await startUpstream((request, reply) => {
      request.on('error', () => {}).resume();
      reply.writeHead(413).end('{}');
    });
    for (let turn = 0; turn < 3; turn += 1) {
      const stream = new PassThrough();
      stream.write('begun');
      const answer = await upstream.call(callOf({ method: 'POST', body: { stream, length: 5000 } }));
      await answer.body.toArray();
      // Nobody waits for the rest.
      await expect.poll(() => stream.destroyed).toBe(true);
    }
    await expect.poll(server.open).toBe(0);
  });
});

describe('[sec 17] a call is carried as it is', () => {
  test.each(['GET', 'POST', 'DELETE'])('%s: with the headers given and no others', async (method) => {
    const seen: unknown[] = [];
    const { server, upstream } = await startUpstream((request, reply) => {
      // What is true of the connection.
      const { host, connection: _kept, 'content-length': _length, ...headers } = request.headers;
      seen.push([request.url, host, headers]);
      reply.end();
    });
    // Names that axios takes for settings of its own.
    const headers = { get: 'a', post: 'b', delete: 'c', common: 'd', accept: 'text/x', 'x-many': ['1', '2'] };
    const { body } = await upstream.call(callOf({ method, target: '/v2/a?q=%2C:$', headers }));
    await body.toArray();
    const received = { ...headers, 'x-many': '1, 2' };
    expect(seen).toEqual([['/v2/a?q=%2C:$', new URL(server.baseUrl).host, received]]);
  });

  test('an answer comes packed as it was sent, its headers as the parser read them', async () => {
    const packed = gzipSync('{"data":null}');
    const { upstream } = await startUpstream((_request, reply) =>
      reply
        .writeHead(209, { 'content-encoding': 'gzip', 'set-cookie': ['a=1', 'b=2'], Get: 'x' })
        .end(packed),
    );
    const answer = await upstream.call(callOf());
    expect([answer.status, answer.headers]).toMatchObject([
      209,
      { 'content-encoding': 'gzip', 'set-cookie': ['a=1', 'b=2'], get: 'x' },
    ]);
    expect(Buffer.concat((await answer.body.toArray()) as Buffer[])).toEqual(packed);
  });

  test('[sec 39] an answer that changes the protocol fails at once', async () => {
    const { upstream } = await startUpstream(({ socket }) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n');
    });
    await expect(upstream.call(callOf())).rejects.toMatchObject({ name: 'UpstreamFailure', kind: 'garbage' });
  });

  test('what breaks the body that is sent is told as it is', async () => {
    const { upstream } = await startUpstream((request) => request.resume());
    const broken = new Error('too many bytes');
    const stream = new Readable({
      read() {
        this.push('x');
        this.destroy(broken);
      },
    });
    await expect(upstream.call(callOf({ method: 'POST', body: { stream, length: null } }))).rejects.toBe(
      broken,
    );
  });

  test('whoever leaves ends the answer on its way', async () => {
    const left = new AbortController();
    const closed = Promise.withResolvers<void>();
    const { upstream } = await startUpstream((_request, reply) => {
      reply.on('close', () => closed.resolve()).write('{');
    });
    const { body } = await upstream.call(callOf({ signal: left.signal }));
    left.abort();
    await closed.promise;
    // Even for a reader who comes later: what was cut off is never taken for the whole.
    await expect(body.toArray()).rejects.toThrow();
  });

  test('[sec 39] one that is late is told apart from one whose caller left', async () => {
    const { upstream } = await startUpstream(() => undefined);
    await expect(upstream.call(callOf({ signal: AbortSignal.timeout(20) }))).rejects.toMatchObject({
      kind: 'timeout',
    });
    const reason = new Error('left');
    await expect(upstream.call(callOf({ signal: AbortSignal.abort(reason) }))).rejects.toBe(reason);
  });
});
