import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '#e2e/support/free-port.ts';
import { startEchoPlatform } from '#server/web/testing/echo-platform.ts';
import { startFakeHost } from '#server/web/testing/fake-host.ts';
import { bytesOf, openRaw, type RawClient } from '#server/web/testing/raw-client.ts';
import { hasProxy, type ProxyName, proxyPrograms, startProxy } from './start-proxy.ts';

/*
 * The proxies of the documents, each with its documented file, in front of two nodes, and somebody before them who writes what they
 * like. Whose address a request comes from is the proxy's to say; what one client does costs no other one its answer. On a machine
 * without the program (Debian's nginx; varnish with varnish-modules) there is nothing to run: the same bytes are sent to the server
 * itself in server/web/socket-attacks.test.ts.
 */

const path = '/v2/chat/socket';
const own = ['Origin: http://shop.example', 'Cookie: __Host-mozaika-access=aaaaaaaaaa'];
const forged = 'X-Forwarded-For: 77.1.10.10';
const named = 'X-Request-Id: forged-by-a-visitor';
const h2c = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'];
const handshake = [
  ...own,
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];
const login = bytesOf(
  'POST /v2/loan/user/login',
  ['X-Requested-With: mozaika', 'Content-Type: application/json', 'Content-Length: 2', forged],
  '{}',
);
const visitors = 24;

interface Asked {
  readonly line: string;
  readonly from: unknown;
  readonly bearer: string | undefined;
}

async function startSite(name: ProxyName) {
  const closers: (() => unknown)[] = [];
  const asked: Asked[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'mozaika-proxy-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const echo = await startEchoPlatform('remote', closers, {
    // At once, as calls are refused: what is left of the body comes later.
    listener: (request, response) => {
      const { 'x-forwarded-for': from, authorization: bearer } = request.headers;
      asked.push({ line: `${request.method} ${request.url}`, from, bearer });
      request.resume();
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{}}');
    },
  });
  const env = { TRUST_PROXY: 'loopback', PUBLIC_ORIGIN: 'http://shop.example', SANDBOX_IN_PUBLIC: 'yes' };
  const nodes = [
    await startFakeHost({ platform: echo.platform, env }),
    await startFakeHost({ platform: echo.platform, env }),
  ] as const;
  closers.push(
    ...nodes.map(
      ({ host }) =>
        () =>
          host.close(),
    ),
  );
  const front = await findFreePort();
  const place = { front, nodes: [nodes[0].port, nodes[1].port] as const, folder: join(folder, name) };
  const proxy = await startProxy(name, place);
  closers.push(proxy.stop);
  return {
    front,
    asked,
    sockets: echo.seen,
    /** Answers of the log, of both nodes. */
    logged: () =>
      nodes
        .flatMap(({ lines }) => lines)
        .map((line) => JSON.parse(line) as { msg: string; ip?: string; reqId?: string; url?: string })
        .filter(({ msg }) => msg === 'answered' || msg === 'socket refused'),
    close: async () => {
      for (const close of closers.toReversed()) await close();
    },
  };
}

const statuses = (text: string): string[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);

describe.each(Object.keys(proxyPrograms) as ProxyName[])('behind %s, as docs/ has it', (name) => {
  describe.runIf(hasProxy(name))('where it is installed', () => {
    let site: Awaited<ReturnType<typeof startSite>>;
    const clients: RawClient[] = [];
    beforeAll(async () => {
      site = await startSite(name);
    }, 60_000);
    afterAll(async () => {
      for (const { leave } of clients) leave();
      await site?.close();
    });

    const raw = async (bytes: string): Promise<RawClient> => {
      const client = await openRaw(site.front);
      clients.push(client);
      client.write(bytes);
      return client;
    };
    /** Nobody else waits for what one client did; the bound is far above what an answer takes. */
    const expectOthersAnswered = async () => {
      const ask = () =>
        fetch(`http://127.0.0.1:${site.front}/livez`, { signal: AbortSignal.timeout(20_000) });
      for (let visitor = 0; visitor < visitors; visitor += 1) expect((await ask()).status).toBe(200);
    };
    /** Whatever was sent, the proxy said who it came from, and what to call it. */
    const expectNobodyForged = () => {
      expect([...new Set(site.asked.map(({ from }) => from))].filter((from) => from !== '127.0.0.1')).toEqual(
        [],
      );
      expect(
        [...new Set(site.sockets.map((headers) => headers['x-forwarded-for']))].filter(
          (from) => from !== '127.0.0.1',
        ),
      ).toEqual([]);
      const lines = site.logged();
      expect(lines.filter(({ ip }) => ip !== '127.0.0.1')).toEqual([]);
      expect(lines.filter(({ reqId }) => reqId === 'forged-by-a-visitor')).toEqual([]);
    };

    test('[sec 36] a socket opens, and what is no frame in it is no request', async () => {
      const client = await raw(bytesOf(`GET ${path}`, [...handshake, forged, named]));
      expect(statuses(await client.until('hello'))).toEqual(['101']);
      client.write(login.repeat(5));
      await client.closed;
      expect(site.asked).toEqual([]);
      expectNobodyForged();
    });

    test('[sec 17] a client’s X-Forwarded-For and X-Request-Id count nowhere, whatever it asks to change to', async () => {
      const before = site.asked.length;
      for (const more of [
        [],
        h2c,
        ['Connection: keep-alive', 'Upgrade: websocket'],
        ['Connection: Upgrade', 'Upgrade: websocket'],
      ]) {
        const client = await raw(bytesOf('GET /livez', [...more, forged, named]));
        await client.until('"status":"live"');
        client.write(login);
        await client.until(/"error"/);
      }
      expect(site.asked.length).toBeGreaterThan(before);
      expectNobodyForged();
    });

    test.each([
      [
        'of another page',
        handshake.map((line) => line.replace('http://shop.example', 'http://evil.example')),
      ],
      ['of nobody', handshake.filter((line) => !line.startsWith('Cookie'))],
      ['without a key', handshake.filter((line) => !line.includes('Key'))],
      ['of another version', handshake.map((line) => line.replace('13', '8'))],
      ['by POST', [...handshake, 'Content-Length: 0']],
      ['with a body', [...handshake, 'Content-Length: 2']],
      ['of two protocols', [...handshake, 'Upgrade: h2c']],
      ['with two keys', [...handshake, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']],
    ])('[sec 17] behind a refused handshake %s, nobody is somebody else', async (what, headers) => {
      const method = what === 'by POST' ? 'POST' : 'GET';
      const opened = site.sockets.length;
      const client = await raw(bytesOf(`${method} ${path}`, [...headers, forged, named]) + login.repeat(3));
      await client.until(/HTTP\/1\.1 \d{3}/);
      client.write(login);
      await expectOthersAnswered();
      if (what !== 'of two protocols') expect(site.sockets.length).toBe(opened);
      expectNobodyForged();
    });

    test('[reliability] requests for other protocols, answered, aborted and piled up, hang nobody else', async () => {
      for (let round = 0; round < 40; round += 1) {
        const line = round % 2 === 0 ? `POST ${path}` : 'GET /about';
        const client = await raw(
          bytesOf(line, [...own, ...h2c, ...(round % 2 === 0 ? ['Content-Length: 0'] : [])]),
        );
        if (round % 4 < 2) await client.until(/HTTP\/1\.1 \d{3}/);
        else client.reset();
      }
      const piled = await raw(bytesOf('GET /about') + bytesOf('GET /about-2', h2c) + bytesOf('GET /livez'));
      await piled.until(/HTTP\/1\.1 200.*HTTP\/1\.1 200/s);
      await expectOthersAnswered();
    });

    test('[sec 17] no call begins inside the body of another one', async () => {
      const begun = site.asked.length;
      const smuggled =
        'POST /v2/loan/application/cancel HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nX-Ignore: ';
      for (const [more, body] of [
        [h2c, 'x'.repeat(242)],
        [[], smuggled],
      ] as const) {
        const headers = [...more, 'X-Requested-With: mozaika', `Content-Length: ${body.length}`];
        await (await raw(bytesOf('POST /v2/loan/feedback', headers, body))).until('"error"');
      }
      const victim = await fetch(`http://127.0.0.1:${site.front}/v2/system/languages`, {
        headers: { authorization: 'Bearer victim' },
        signal: AbortSignal.timeout(20_000),
      });
      expect(victim.status).toBe(401);
      const heard = site.asked.slice(begun).map(({ line, bearer }) => `${line} ${bearer ?? '-'}`);
      const feedback = 'POST /v2/loan/feedback -';
      expect(heard).toEqual([feedback, feedback, 'GET /v2/system/languages Bearer victim']);
    });

    test('a request for two hosts is for none', async () => {
      const client = await raw(bytesOf('GET /about', ['Host: other.example', 'Connection: close']));
      expect(statuses(await client.closed)).toEqual(['400']);
    });
  });
});
