import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { startEchoPlatform } from './testing/echo-platform.ts';
import { startFakeHost } from './testing/fake-host.ts';
import { openRaw, type RawClient } from './testing/raw-client.ts';

/*
 * Property: whatever clients write that names an upgrade, however it is cut into pieces and whenever they leave, the server goes on,
 * nobody else waits, every connection is gone with its client, and the server stops.
 */

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const connections = fc.constantFrom(
  '',
  'Upgrade',
  'upgrade, keep-alive',
  'keep-alive',
  'close',
  'close, Upgrade',
  'Upgrade, HTTP2-Settings',
);
const upgrades = fc.constantFrom(
  '',
  'websocket',
  'WebSocket',
  'h2c',
  'websocket, h2c',
  'TLS/1.0',
  'websocket\r\nUpgrade: h2c',
);
const requests = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'HEAD', 'PUT', 'OPTIONS', 'CONNECT', 'PRI'),
  target: fc.constantFrom(
    '/v2/chat/socket',
    '/v2/chat/socket',
    '/v2/chat/socket?x=1',
    '/v2/chat/socket/',
    '/v2/chat/%73ocket',
    '/v2/loan/feedback',
    '/held',
    '/livez',
    'shop.example:80',
  ),
  version: fc.constantFrom('1.1', '1.1', '1.1', '1.0'),
  connection: connections,
  upgrade: upgrades,
  key: fc.constantFrom('dGhlIHNhbXBsZSBub25jZQ==', 'dGhlIHNhbXBsZSBub25jZQ==', 'short', ''),
  wsVersion: fc.constantFrom('13', '13', '8', ''),
  origin: fc.constantFrom('http://shop.example', 'http://shop.example', 'http://evil.example', ''),
  cookie: fc.constantFrom('__Host-mozaika-access=aaaaaaaaaa', '__Host-mozaika-access=aaaaaaaaaa', ''),
  framing: fc.constantFrom(
    '',
    '',
    '',
    'Content-Length: 0',
    'Content-Length: 5',
    'Content-Length: 900',
    'Transfer-Encoding: chunked',
  ),
  expect: fc.constantFrom('', '', '', 'Expect: 100-continue', 'Expect: nothing'),
  body: fc.constantFrom(
    '',
    'hello',
    '5\r\nhello\r\n0\r\n\r\n',
    '\x81\x85\x00\x00\x00\x00hello',
    '\x88\x80\x00\x00\x00\x00',
    '\xff\xff\xff',
  ),
});
type Request = typeof requests extends fc.Arbitrary<infer Value> ? Value : never;

const header = (name: string, value: string): string[] => (value === '' ? [] : [`${name}: ${value}`]);

const write = (asked: Request): string =>
  [
    `${asked.method} ${asked.target} HTTP/${asked.version}`,
    'Host: shop.example',
    ...header('Connection', asked.connection),
    ...header('Upgrade', asked.upgrade),
    ...header('Sec-WebSocket-Key', asked.key),
    ...header('Sec-WebSocket-Version', asked.wsVersion),
    ...header('Origin', asked.origin),
    ...header('Cookie', asked.cookie),
    ...(asked.framing === '' ? [] : [asked.framing]),
    ...(asked.expect === '' ? [] : [asked.expect]),
    '',
    asked.body,
  ].join('\r\n');

const clients = fc.record({
  sent: fc.array(requests, { minLength: 1, maxLength: 3 }),
  /** Where its bytes are cut into pieces, as shares of all. */
  cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
  /** Turns of the event loop between two pieces, and before it leaves. */
  pause: fc.nat({ max: 6 }),
  leaves: fc.constantFrom<'leave' | 'reset'>('leave', 'reset', 'reset'),
});
type Client = typeof clients extends fc.Arbitrary<infer Value> ? Value : never;

async function run(port: number, { sent, cuts, pause, leaves }: Client): Promise<void> {
  const client: RawClient = await openRaw(port);
  const bytes = sent.map(write).join('');
  const ends = [...cuts.map((cut) => Math.floor(cut * bytes.length)), bytes.length].toSorted((a, b) => a - b);
  let from = 0;
  for (const end of ends) {
    client.write(bytes.slice(from, end));
    from = end;
    for (let turn = 0; turn < pause; turn += 1) await nextTurn();
  }
  client[leaves]();
  await client.closed;
}

describe.each(['embedded', 'remote'] as const)(
  '[reliability] whatever names an upgrade, with a platform that is %s',
  (kind) => {
    test('no crash, no connection that stays, nobody else waits, and a clean stop', async () => {
      const { platform } = await startEchoPlatform(kind, closers);
      const fake = await startFakeHost({ platform });
      const { server } = fake.host.app;
      const open = () =>
        new Promise<number>((resolve, reject) =>
          server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
        );
      await fc.assert(
        fc.asyncProperty(fc.array(clients, { minLength: 1, maxLength: 6 }), async (some) => {
          const others = fake.ask('/livez');
          await Promise.all(some.map((one) => run(fake.port, one)));
          expect((await others).status).toBe(200);
          expect((await fake.ask('/livez')).status).toBe(200);
          await expect.poll(open, { timeout: 20_000, interval: 5 }).toBe(0);
        }),
        { numRuns: 100 },
      );
      // While some are still connected.
      const last = await Promise.all(Array.from({ length: 4 }, () => openRaw(fake.port)));
      for (const [at, client] of last.entries())
        client.write(
          write({
            ...found,
            upgrade: at % 2 === 0 ? 'websocket' : 'h2c',
            target: at < 2 ? '/v2/chat/socket' : '/livez',
          }),
        );
      await Promise.all(last.map((client) => client.until(/HTTP\/1\.1 \d{3}/)));
      await fake.host.close();
      await Promise.all(last.map(({ closed }) => closed));
    });
  },
);

const found: Request = {
  method: 'GET',
  target: '/v2/chat/socket',
  version: '1.1',
  connection: 'Upgrade',
  upgrade: 'websocket',
  key: 'dGhlIHNhbXBsZSBub25jZQ==',
  wsVersion: '13',
  origin: 'http://shop.example',
  cookie: '__Host-mozaika-access=aaaaaaaaaa',
  framing: '',
  expect: '',
  body: '',
};
