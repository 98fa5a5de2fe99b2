import { once } from 'node:events';
import http, { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Platform } from './host-options.ts';
import { createProxyTrust } from './proxy-trust.ts';
import { createSockets } from './sockets.ts';
import { startEchoPlatform } from './testing/echo-platform.ts';
import { createUpstream } from './upstream/upstream.ts';

const path = '/v2/chat/socket';
const origin = 'https://shop.example';
const cookie = '__Host-mozaika-access=token-abc; other=1';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function edge(
  platform: Platform,
  { closing = false, proxies = [] }: { readonly closing?: boolean; readonly proxies?: string[] } = {},
): Promise<{ app: FastifyInstance; at: string }> {
  const sockets = createSockets({
    platform,
    paths: [path],
    isClosing: () => closing,
    timeoutMs: 5000,
    trust: createProxyTrust(proxies.length > 0 && proxies),
    publicOrigin: origin,
  });
  const app = Fastify({
    serverFactory: (handler: RequestListener) =>
      createServer({ shouldUpgradeCallback: sockets.isAskedFor }, handler),
  });
  app.get('/page', async () => 'a page');
  sockets.register(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  closers.push(() => app.close());
  return { app, at: `127.0.0.1:${(app.server.address() as AddressInfo).port}` };
}

/** @returns the status of a refusal, or the open socket and what it heard first */
async function open(at: string, headers: Record<string, string>) {
  const socket = new WebSocket(`ws://${at}${path}`, { headers });
  const first = once(socket, 'message').then(([data]) => String(data));
  first.catch(() => undefined);
  const refused = await new Promise<number | null>((resolve) => {
    socket.once('open', () => resolve(null));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.once('error', () => resolve(0));
  });
  return { socket, refused, first };
}

describe.each(['embedded', 'remote'] as const)('sockets of a platform that is %s', (kind) => {
  test('[sec 36] a page of our own origin gets its socket, in the session of its cookies alone', async () => {
    const { platform, seen } = await startEchoPlatform(kind, closers);
    const { at } = await edge(platform);
    const { socket, refused, first } = await open(at, {
      origin,
      cookie,
      authorization: 'Bearer stolen',
      'x-forwarded-for': '1.2.3.4',
      'sec-fetch-site': 'same-origin',
    });
    expect(refused).toBeNull();
    expect(await first).toBe('hello');
    const echoed = once(socket, 'message');
    socket.send('ping');
    expect(String((await echoed)[0])).toBe('ping');
    expect(seen[0]).toMatchObject({ authorization: 'Bearer token-abc', 'x-forwarded-for': '127.0.0.1' });
    expect(seen[0]?.['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(seen[0]?.cookie).toBeUndefined();
    const closed = once(socket, 'close');
    socket.close(1000);
    expect((await closed)[0]).toBe(1000);
  });

  test('[sec 17] the visitor is named to the platform, and not the trusted proxy in between', async () => {
    const { platform, seen } = await startEchoPlatform(kind, closers);
    const { at } = await edge(platform, { proxies: ['loopback'] });
    const told = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7', 'x-request-id': 'given-by-proxy' };
    const { socket, first } = await open(at, { origin, cookie, ...told });
    expect(await first).toBe('hello');
    expect(seen[0]).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'given-by-proxy' });
    socket.terminate();
  });

  test('[sec 36] frames are packed by nobody, though the browser offers it and the platform could', async () => {
    const { platform, seen } = await startEchoPlatform(kind, closers);
    const { at } = await edge(platform);
    const { socket, first } = await open(at, { origin, cookie, 'sec-websocket-protocol': 'a, b' });
    expect(await first).toBe('hello');
    expect([socket.extensions, socket.protocol]).toEqual(['', '']);
    expect(Object.keys(seen[0] ?? {}).filter((name) => name.startsWith('sec-websocket-'))).toEqual([
      'sec-websocket-key',
      'sec-websocket-version',
    ]);
    socket.terminate();
  });

  test.each([
    ['of another origin', { origin: 'https://evil.example', cookie }, 403],
    ['of an origin that begins like ours', { origin: `${origin}.evil.example`, cookie }, 403],
    ['of the origin null', { origin: 'null', cookie }, 403],
    ['without an origin', { cookie }, 403],
    ['that the browser calls cross-site', { origin, cookie, 'sec-fetch-site': 'cross-site' }, 403],
    ['without a session', { origin }, 401],
  ])('[sec 36] a request %s gets none', async (_what, headers, status) => {
    const { platform, seen } = await startEchoPlatform(kind, closers);
    const { at } = await edge(platform);
    expect((await open(at, headers as Record<string, string>)).refused).toBe(status);
    expect(seen).toEqual([]);
  });

  test('[issue 18] while the edge stops, its sockets end, and it takes no more', async () => {
    const { platform } = await startEchoPlatform(kind, closers);
    const { app, at } = await edge(platform);
    const { socket, first } = await open(at, { origin, cookie });
    await first;
    const closed = once(socket, 'close');
    await app.close();
    // A platform elsewhere goes on: its clients find the line cut.
    expect((await closed)[0]).toBe(kind === 'embedded' ? 1001 : 1006);
    const stopping = await edge((await startEchoPlatform(kind, closers)).platform, { closing: true });
    expect((await open(stopping.at, { origin, cookie })).refused).toBe(503);
  });
});

test('[issue 18] what a platform elsewhere refuses is refused with its status', async () => {
  const server = createServer().on('upgrade', (_request, socket) =>
    socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const upstream = createUpstream(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  closers.push(upstream.close, () => server.close());
  const { at } = await edge({ kind: 'remote', upstream });
  expect((await open(at, { origin, cookie })).refused).toBe(401);
});

test('[issue 18] a request that names another upgrade is answered as ever', async () => {
  const { platform } = await startEchoPlatform('embedded', closers);
  const { at } = await edge(platform);
  const [host, port] = at.split(':');
  const asked = http.get({
    host,
    port,
    path: '/page',
    headers: { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c' },
    createConnection: () => connect(Number(port), host ?? ''),
  });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  let body = '';
  for await (const piece of response) body += piece;
  expect([response.statusCode, body]).toEqual([200, 'a page']);
});
