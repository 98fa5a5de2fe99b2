import type { lookup } from 'node:dns';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbound } from '../../http/outbound.ts';
import { selfSigned } from '../../testing/self-signed.ts';
import { createHttpAddressService } from '../geo/address-service.ts';

const host = 'address.test';
const key = 'a-key-of-the-server';
const { cert, key: serverKey } = selfSigned(host);
/** The name leads to this machine. */
const resolve = ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
  done(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof lookup;

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;
interface Heard {
  readonly url: string;
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The third party that corrects names, as the server meets it: over TLS, on a real socket. */
describe('the address service over the network', () => {
  let server: Server;
  let behaviour: Behaviour;
  let heard: Heard[] = [];
  beforeAll(async () => {
    server = createServer({ cert, key: serverKey }, (request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (chunk: string) => {
        body += chunk;
      });
      request.on('end', () => {
        const { url = '', method = '', headers } = request;
        heard.push({ url, method, headers, body });
        behaviour(request, response);
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  beforeEach(() => {
    heard = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const port = () => (server.address() as AddressInfo).port;
  const correct = (name: string, timeoutMs = 20_000) => {
    const post = createOutbound({ timeoutMs, resolve, ca: cert, admits: () => true });
    return createHttpAddressService({ url: `https://${host}:${port()}/v1/correct`, key, post }).correct(name);
  };
  const answers =
    (status: number, body: string, headers: Record<string, string> = {}): Behaviour =>
    (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body);
    };

  test('[sec 6] it is asked by POST, with the key in a header and nowhere else', async () => {
    behaviour = answers(200, '{"corrected":"Łódź"}');
    expect(await correct('lodz')).toBe('Łódź');
    expect(heard).toHaveLength(1);
    const [{ url, method, headers, body } = { url: '', method: '', headers: {}, body: '' }] = heard;
    expect([method, url, JSON.parse(body)]).toEqual(['POST', '/v1/correct', { name: 'lodz', locale: 'pl' }]);
    const { 'x-access-key': given, ...others } = headers;
    expect(given).toBe(key);
    expect(JSON.stringify([url, body, others])).not.toContain(key);
    expect(headers.cookie ?? headers.authorization).toBeUndefined();
  });

  test.each([
    ['an error of the service', 500, '{"corrected":"Łódź"}'],
    ['a refusal', 401, '{"error":"unknown key"}'],
    ['created, which nothing is', 201, '{"corrected":"Łódź"}'],
    ['another member', 200, '{"name":"Łódź"}'],
    ['a number', 200, '{"corrected":7}'],
    ['a list', 200, '["Łódź"]'],
    ['null', 200, 'null'],
    ['a text without end', 200, JSON.stringify({ corrected: 'x'.repeat(201) })],
  ])('[sec 39] %s is no correction', async (_name, status, body) => {
    behaviour = answers(status, body);
    const error = await correct('lodz').catch((thrown: unknown) => thrown);
    expect(String(error)).toMatch(/not as agreed/);
    // Neither what was asked nor what was said, nor the key, stands in what a log may show ([sec 38]).
    for (const secret of ['lodz', 'Łódź', key, 'unknown key']) expect(String(error)).not.toContain(secret);
  });

  test.each<[string, string, Behaviour]>([
    ['HTML', 'garbage', answers(200, '<html>', { 'content-type': 'text/html' })],
    ['half an answer', 'garbage', answers(200, '{"corrected":"Łó')],
    ['more than 256 kB', 'too-large', answers(200, JSON.stringify('x'.repeat(300 * 1024)))],
    ['a closed line', 'unreachable', (request) => request.socket.destroy()],
  ])('[sec 20] %s fails by its name', async (_name, kind, behaves) => {
    behaviour = behaves;
    await expect(correct('lodz')).rejects.toMatchObject({ kind });
  });

  test('[sec 20] a redirect is not followed: the key goes to nobody else', async () => {
    behaviour = answers(307, '', { location: `https://${host}:${port()}/elsewhere` });
    await expect(correct('lodz')).rejects.toMatchObject({ kind: 'redirect' });
    expect(heard.map(({ url }) => url)).toEqual(['/v1/correct']);
  });

  test('[sec 20] a service that does not answer is waited for no longer than its time', async () => {
    behaviour = () => undefined;
    await expect(correct('lodz', 300)).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('[sec 20] a service that cannot prove its name is told nothing', async () => {
    behaviour = answers(200, '{"corrected":"Łódź"}');
    const post = createOutbound({ timeoutMs: 20_000, resolve, ca: cert, admits: () => true });
    const other = createHttpAddressService({ url: `https://other.test:${port()}/`, key, post });
    await expect(other.correct('lodz')).rejects.toMatchObject({ kind: 'unreachable' });
    expect(heard).toEqual([]);
  });
});
