import type { IncomingMessage, RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createContentSource } from '#engine/content/source.ts';
import type { ContentRequest } from '#engine/content/transport.ts';
import { httpTransport } from './http-transport.ts';
import { startTestServer } from './test-server.ts';
import { createUpstream, largestAnswer } from './upstream.ts';

const languages: ContentRequest = { method: 'GET', path: '/v2/system/languages', locale: 'pl' };
const never = new AbortController().signal;
/** For calls that end by themselves: no measure of speed. */
const patientMs = 240_000;

const transportTo = (baseUrl: string, timeoutMs: number) =>
  httpTransport({ upstream: createUpstream(baseUrl), timeoutMs });

/** Calls a server that behaves as `listener` does, once. */
async function callOnce(listener: RequestListener, request = languages, timeoutMs = patientMs) {
  await using server = await startTestServer(listener);
  return await transportTo(server.baseUrl, timeoutMs)(request, never);
}

async function textOf(message: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of message) text += String(chunk);
  return text;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('an ordinary call', () => {
  test('[spec 7] carries method, path, query, body, language and what is accepted', async () => {
    const seen: unknown[] = [];
    const response = await callOnce(
      async (request, reply) => {
        const { method, url, headers } = request;
        seen.push({
          method,
          url: new URL(url ?? '', 'http://x').pathname,
          only: new URL(url ?? '', 'http://x').searchParams.get('only'),
          accept: headers.accept,
          language: headers['accept-language'],
          type: headers['content-type'],
          cookie: headers.cookie,
          body: await textOf(request),
        });
        reply.setHeader('Cache-Token', 'v7').setHeader('Set-Cookie', ['a=1', 'b=2']);
        reply.end('{"data":null}');
      },
      {
        method: 'POST',
        path: '/v2/system/seo-rule',
        query: { only: 'main,bottom&x=1' },
        body: { url: '/about?a=1' },
        locale: 'uk',
      },
    );
    expect(seen).toEqual([
      {
        method: 'POST',
        url: '/v2/system/seo-rule',
        only: 'main,bottom&x=1',
        accept: 'application/json, text/plain',
        language: 'uk',
        type: 'application/json',
        cookie: undefined,
        body: '{"url":"/about?a=1"}',
      },
    ]);
    expect(response).toMatchObject({
      status: 200,
      body: { data: null },
      headers: { 'cache-token': 'v7', 'set-cookie': 'a=1, b=2' },
    });
  });

  test('keeps its connection for the next one', async () => {
    await using server = await startTestServer((_request, reply) => reply.end('{}'));
    const call = transportTo(server.baseUrl, patientMs);
    for (let turn = 0; turn < 3; turn += 1) await call(languages, never);
    expect(server.connections()).toBe(1);
  });

  test('an address with a path of its own keeps it', async () => {
    await using server = await startTestServer((request, reply) => reply.end(JSON.stringify(request.url)));
    const call = transportTo(`${server.baseUrl}/platform/`, patientMs);
    expect((await call(languages, never)).body).toBe('/platform/v2/system/languages');
  });

  test.each([404, 401, 500, 503, 555])('an answer with status %i is an answer', async (status) => {
    const response = await callOnce((_request, reply) =>
      reply.writeHead(status).end('{"data":{"text":"x"}}'),
    );
    expect(response).toMatchObject({ status, body: { data: { text: 'x' } } });
  });

  test('gzip is unpacked', async () => {
    const response = await callOnce((_request, reply) =>
      reply.setHeader('Content-Encoding', 'gzip').end(gzipSync('{"data":"Zażółć"}')),
    );
    expect(response.body).toEqual({ data: 'Zażółć' });
  });
});

describe('[sec 39] a host that misbehaves', () => {
  const rows: [string, RequestListener, string, number?][] = [
    ['never answers', () => undefined, 'timeout', 50],
    [
      'drips bytes for ever',
      (_request, reply) => {
        reply.writeHead(200);
        const timer = setInterval(() => reply.write(' '), 10);
        reply.on('close', () => clearInterval(timer));
      },
      'timeout',
      100,
    ],
    ['hangs up', (request) => request.socket.destroy(), 'unreachable'],
    [
      'hangs up in the middle of the body',
      (request, reply) => {
        reply.writeHead(200, { 'content-length': '1000' });
        reply.write('{"data":', () => request.socket.destroy());
      },
      'unreachable',
    ],
    ['sends too much', (_request, reply) => reply.end(Buffer.alloc(largestAnswer + 1, 32)), 'garbage'],
    [
      'sends a bomb',
      (_request, reply) =>
        reply.setHeader('Content-Encoding', 'gzip').end(gzipSync(Buffer.alloc(largestAnswer * 5, 32))),
      'garbage',
    ],
    [
      'says gzip and sends something else',
      (_request, reply) => reply.setHeader('Content-Encoding', 'gzip').end('{"data":[]}'),
      'garbage',
    ],
    ['does not speak HTTP', (request) => request.socket.end('hello\r\n\r\n'), 'garbage'],
  ];
  test.each(rows)('%s', async (_name, listener, kind, timeoutMs) => {
    await expect(callOnce(listener, languages, timeoutMs)).rejects.toMatchObject({
      name: 'ContentError',
      kind,
    });
  });

  test('nobody listens', async () => {
    const server = await startTestServer(() => undefined);
    await server[Symbol.asyncDispose]();
    const call = transportTo(server.baseUrl, patientMs);
    await expect(call(languages, never)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  test('HTML instead of JSON arrives as text, and the content source calls it garbage', async () => {
    const html = '<!doctype html><title>Sign in</title>';
    await using server = await startTestServer((_request, reply) => reply.end(html));
    const transport = transportTo(server.baseUrl, patientMs);
    expect((await transport(languages, never)).body).toBe(html);
    const source = createContentSource({
      transport,
      product: 'shop',
      freshness: 'token',
      timeoutMs: patientMs,
      now: Date.now,
      log: { warn: () => undefined },
    });
    await expect(source.forVisit({ locale: 'pl' }).languages()).rejects.toMatchObject({ kind: 'garbage' });
  });

  test('a caller that gives up ends the request', async () => {
    const stop = new AbortController();
    const closed = Promise.withResolvers<void>();
    await using server = await startTestServer((request) => {
      request.on('close', () => closed.resolve());
      stop.abort(new Error('not needed any more'));
    });
    const call = transportTo(server.baseUrl, patientMs);
    await expect(call(languages, stop.signal)).rejects.toThrow('not needed any more');
    await closed.promise;
  });
});

describe('[sec 20] only the one host is called', () => {
  test.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed', async (status) => {
    const seen: unknown[] = [];
    await using other = await startTestServer((request, reply) => {
      seen.push(request.url);
      reply.end('{}');
    });
    const response = await callOnce((_request, reply) =>
      reply.writeHead(status, { location: `${other.baseUrl}/secret` }).end(),
    );
    expect(response.status).toBe(status);
    expect(seen).toEqual([]);
  });

  test('a proxy named by the environment is not used', async () => {
    await using proxy = await startTestServer((_request, reply) => reply.end('"proxy"'));
    vi.stubEnv('HTTP_PROXY', proxy.baseUrl);
    vi.stubEnv('http_proxy', proxy.baseUrl);
    vi.stubEnv('NO_PROXY', '');
    vi.stubEnv('no_proxy', '');
    expect((await callOnce((_request, reply) => reply.end('"host"'))).body).toBe('host');
  });

  test.each(['ftp://x.example', 'file:///etc/passwd', 'data:,x', 'x'])('%s is no platform', (baseUrl) => {
    expect(() => createUpstream(baseUrl)).toThrow();
  });
});
