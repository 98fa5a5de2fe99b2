import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { maxDrained } from './drain-request.ts';
import { startFakeHost } from './testing/fake-host.ts';
import { createUpstream } from './upstream/upstream.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const megabyte = Buffer.alloc(1024 * 1024, 'x');
const own = 'Host: x\r\nX-Requested-With: mozaika\r\nSec-Fetch-Site: same-origin\r\n';
const upload = (bytes: number) =>
  `POST /v2/forms/any/files HTTP/1.1\r\n${own}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${bytes}\r\n\r\n`;

/** Refuses every call at its first line, and reads nothing of it. */
async function startRefusing(kind: 'embedded' | 'remote') {
  if (kind === 'embedded') {
    const app = Fastify();
    app.addHook('onRequest', (_request, reply) => reply.code(401).send({ error: { message: 'no' } }));
    app.all('/*', () => null);
    await app.ready();
    return { kind, app } as const;
  }
  const server = createServer((_request, response) =>
    response.writeHead(401).end('{"error":{"message":"no"}}'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upstream = createUpstream(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  closers.push(() => {
    upstream.close();
    server.close();
    server.closeAllConnections();
  });
  return { kind, upstream } as const;
}

/** Sends a head and that many megabytes as a browser does, reading nothing before all is sent; then a second request. */
function sendWhole(port: number, head: string, megabytes: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    socket.on('error', () => {}).once('close', () => resolve(answer));
    socket.write(head);
    for (let sent = 0; sent < megabytes; sent += 1) socket.write(megabyte);
    socket.write(`GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, () => {
      socket.setEncoding('utf8').on('data', (part: string) => {
        answer += part;
      });
    });
  });
}

describe.each(['embedded', 'remote'] as const)(
  '[sec 32] an upload that the %s platform refuses unread',
  (kind) => {
    test('is answered when it is sent, and the connection goes on', async () => {
      const fake = await startFakeHost({ platform: await startRefusing(kind) });
      closers.push(() => fake.host.close());
      const answer = await sendWhole(fake.port, upload(15 * megabyte.length), 15);
      expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200']);
    });
  },
);

test('[sec 32] a body above its limit is answered all the same; one above all measure ends with its connection', async () => {
  const fake = await startFakeHost({ platform: await startRefusing('embedded') });
  closers.push(() => fake.host.close());
  const post = (bytes: number) => upload(bytes).replace('/v2/forms/any/files', '/v2/loan/feedback');
  const answer = await sendWhole(fake.port, post(3 * megabyte.length), 3);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  const megabytes = maxDrained / megabyte.length + 1;
  const beyond = await sendWhole(fake.port, post(megabytes * megabyte.length), megabytes);
  expect(beyond).not.toContain('HTTP/1.1 200');
});
