import { afterEach, describe, expect, test } from 'vitest';
import { acceptOf } from './socket-handshake.ts';
import { type EchoOptions, startEchoPlatform } from './testing/echo-platform.ts';
import { startFakeHost } from './testing/fake-host.ts';
import { bytesOf, openRaw, type RawClient } from './testing/raw-client.ts';
import { pageOutcome } from './testing/sample-outcome.ts';

/*
 * Bytes that once stopped the server, hung other visitors, came in front of their requests, or went past the list of calls. All of
 * them name an upgrade that is no WebSocket of ours.
 */

const path = '/v2/chat/socket';
const origin = 'Origin: http://shop.example';
const cookie = 'Cookie: __Host-mozaika-access=aaaaaaaaaa';
const key = 'dGhlIHNhbXBsZSBub25jZQ==';
const h2c = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'];
const handshake = [
  origin,
  cookie,
  'Connection: keep-alive, Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${key}`,
];
const without = (name: string, ...instead: string[]) => [
  ...handshake.filter((line) => !line.startsWith(`${name}:`)),
  ...instead,
];

/** What `/livez` says. */
const alive = '"status":"live"';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function start(kind: 'embedded' | 'remote', options: EchoOptions = {}) {
  const echo = await startEchoPlatform(kind, closers, options);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fake = await startFakeHost({
    platform: echo.platform,
    resolve: async ({ url }) => {
      if (url.startsWith('/held')) await held;
      return pageOutcome(url);
    },
  });
  closers.push(() => fake.host.close());
  const raw = async (): Promise<RawClient> => {
    const client = await openRaw(fake.port);
    closers.push(client.leave);
    return client;
  };
  return { ...echo, fake, raw, release };
}

const statuses = (text: string): string[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);

describe.each(['embedded', 'remote'] as const)('with a platform that is %s', (kind) => {
  test('[reliability] a request for HTTP/2 behind one that is not answered yet is answered after it, and is the last', async () => {
    const { raw, release, fake } = await start(kind);
    const client = await raw();
    client.write(bytesOf('GET /held') + bytesOf('GET /about', h2c) + bytesOf('GET /livez'));
    expect((await fake.ask('/livez')).status).toBe(200);
    release();
    const answers = await client.closed;
    expect(statuses(answers)).toEqual(['200', '200']);
    expect(answers.indexOf('Title of /held')).toBeLessThan(answers.indexOf('Title of /about'));
  });

  test('[reliability] whoever resets a connection that asked for HTTP/2 stops nobody else', async () => {
    const { raw, release, fake } = await start(kind);
    const clients = await Promise.all(Array.from({ length: 20 }, raw));
    for (const client of clients) client.write(bytesOf('GET /held', h2c));
    expect((await fake.ask('/livez')).status).toBe(200);
    for (const client of clients) client.reset();
    release();
    expect((await fake.ask('/livez')).status).toBe(200);
  });

  test.each([
    ['POST', [...h2c, 'Content-Length: 0'], '404'],
    ['POST', [...handshake, 'Content-Length: 0'], '404'],
    ['GET', h2c, '426'],
    ['GET', [], '426'],
  ])(
    '[reliability] %s %j of the socket’s path is an ordinary request, and leaves a connection others may be sent over or none',
    async (method, more, status) => {
      const { raw, seen, fake } = await start(kind);
      const client = await raw();
      client.write(bytesOf(`${method} ${path}`, [origin, cookie, ...more]));
      const first = await client.until('"error"');
      expect(statuses(first)).toEqual([status]);
      if (/connection: .*close/i.test(first)) await client.closed;
      else {
        client.write(bytesOf('GET /livez'));
        expect(statuses(await client.until(alive))).toEqual([status, '200']);
      }
      expect(seen).toEqual([]);
      expect((await fake.ask('/livez')).status).toBe(200);
    },
  );

  test.each([
    ['of another version', without('Sec-WebSocket-Version', 'Sec-WebSocket-Version: 8'), '426'],
    ['without a key', without('Sec-WebSocket-Key'), '400'],
    ['with a short key', without('Sec-WebSocket-Key', 'Sec-WebSocket-Key: abc'), '400'],
    ['with a body', [...handshake, 'Content-Length: 9'], '400'],
    ['with a chunked body', [...handshake, 'Transfer-Encoding: chunked'], '400'],
    ['for two hosts', [...handshake, 'Host: other.example'], '400'],
    ['of another page', without('Origin', 'Origin: http://evil.example'), '403'],
    ['of nobody', without('Cookie'), '401'],
  ])(
    '[sec 36] a handshake %s is refused, ends its connection, and what stands behind it is not a request',
    async (_what, headers, status) => {
      const { raw, seen, fake } = await start(kind);
      const client = await raw();
      client.write(bytesOf(`GET ${path}`, headers) + bytesOf('GET /behind-the-handshake'));
      const answer = await client.closed;
      expect(statuses(answer)).toEqual([status]);
      expect(answer).toMatch(/\r\nConnection: close\r\n/);
      expect(seen).toEqual([]);
      expect(fake.visits.map(({ url }) => url)).toEqual([]);
      expect(fake.lines.join('')).toContain('"msg":"socket refused"');
    },
  );

  test('[sec 36] a handshake before its connection has got all answers is an ordinary request', async () => {
    const { raw, release, seen } = await start(kind);
    const client = await raw();
    client.write(bytesOf('GET /held') + bytesOf(`GET ${path}`, handshake));
    release();
    expect(statuses(await client.closed)).toEqual(['200', '426']);
    expect(seen).toEqual([]);
  });

  test('[sec 36] a handshake on a connection whose answers were taken opens a socket', async () => {
    const { raw } = await start(kind);
    const client = await raw();
    client.write(bytesOf('GET /livez'));
    await client.until(alive);
    client.write(bytesOf(`GET ${path}`, handshake));
    const answer = await client.until('hello');
    expect(statuses(answer)).toEqual(['200', '101']);
    expect(answer).toContain(`Sec-WebSocket-Accept: ${acceptOf(key)}\r\n`);
  });
});

describe('[sec 17] with a platform elsewhere', () => {
  test('the body of a request that names an upgrade comes with it: no later call begins inside of it', async () => {
    const heard: string[] = [];
    const { raw, fake } = await start('remote', {
      // At once, as for a call that is refused; the body is still on its way then.
      listener: (request, response) => {
        heard.push(`${request.method} ${request.url} ${request.headers.authorization ?? '-'}`);
        request.resume();
        response.writeHead(429, { 'content-type': 'application/json' }).end('{}');
      },
    });
    const guard = ['X-Requested-With: mozaika', 'Content-Type: application/json'];
    const smuggled =
      'POST /v2/loan/application/cancel HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nX-Ignore: ';
    for (const length of [242, 5000]) {
      const client = await raw();
      const begun = [...guard, ...h2c, `Content-Length: ${length}`];
      client.write(bytesOf('POST /v2/loan/feedback', begun, 'x'));
      await client.until('429');
      const other = await raw();
      other.write(
        bytesOf('POST /v2/loan/feedback', [...guard, `Content-Length: ${smuggled.length}`], smuggled),
      );
      await other.until('429');
      const victim = { authorization: 'Bearer victim' };
      expect((await fake.ask('/v2/system/languages', { headers: victim })).status).toBe(429);
    }
    const own = [
      'POST /v2/loan/feedback -',
      'POST /v2/loan/feedback -',
      'GET /v2/system/languages Bearer victim',
    ];
    expect(heard).toEqual([...own, ...own]);
  });

  test.each([
    ['another protocol', `Upgrade: h2c\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${acceptOf(key)}`],
    ['no proof', 'Upgrade: websocket\r\nConnection: Upgrade'],
    [
      'the proof of another key',
      `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${acceptOf('x')}`,
    ],
    [
      'an extension nobody offered',
      `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${acceptOf(key)}\r\nSec-WebSocket-Extensions: permessage-deflate`,
    ],
  ])('an answer of 101 with %s opens nothing, and its connection is closed', async (_what, headers) => {
    const ended: Promise<unknown>[] = [];
    const { raw } = await start('remote', {
      accept: (_request, socket) => {
        ended.push(new Promise((resolve) => socket.once('end', resolve).once('close', resolve)));
        socket.resume().write(`HTTP/1.1 101 Switching Protocols\r\n${headers}\r\n\r\nraw bytes`);
      },
    });
    const client = await raw();
    client.write(bytesOf(`GET ${path}`, handshake));
    const answer = await client.closed;
    expect(statuses(answer)).toEqual(['502']);
    expect(answer).not.toContain('raw bytes');
    await Promise.all(ended);
    expect(ended).toHaveLength(1);
  });

  test('what the platform refuses with is no answer but a refusal', async () => {
    for (const [line, status] of [
      ['403 Forbidden', '403'],
      ['200 OK', '502'],
      ['302 Found', '502'],
      ['799 Odd', '502'],
    ]) {
      const { raw } = await start('remote', {
        accept: (_request, socket) => {
          socket.end(`HTTP/1.1 ${line}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
        },
      });
      const client = await raw();
      client.write(bytesOf(`GET ${path}`, handshake));
      expect(statuses(await client.closed)).toEqual([status]);
    }
  });

  test('a side that leaves takes the other along', async () => {
    const { raw, connections } = await start('remote');
    const client = await raw();
    client.write(bytesOf(`GET ${path}`, handshake));
    await client.until('hello');
    expect(connections()).toBe(1);
    client.reset();
    await expect.poll(connections).toBe(0);
  });
});
