import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, calls } from '#schemas/calls.ts';
import { isForEdgeOnly, isWebhook, takesFiles } from './session/session-calls.ts';
import { type Reply, startFakeHost } from './testing/fake-host.ts';
import { startFakePlatform } from './testing/fake-platform.ts';
import { createUpstream } from './upstream/upstream.ts';

/* Every call of the table, at a host elsewhere that does each thing a host can do wrong (requirement 39). */

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Fault {
  readonly name: string;
  readonly handler: Handler;
  /** Status of what the browser gets; null: it may also be cut off, because its head was on the way when it went wrong. */
  readonly statuses: readonly (number | null)[];
  /** It is the host's patience that ends the call. */
  readonly outlastsPatience?: true;
}

const answered =
  (status: number, type: string, body: string): Handler =>
  (_request, response) =>
    void response
      .writeHead(status, {
        'content-type': type,
        'set-cookie': 'evil=1',
        server: 'theirs',
        'x-powered-by': 'it',
      })
      .end(body);
/** A head that promises more than comes. */
const begun = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"data":');

const faults: readonly Fault[] = [
  { name: 'resets the line', handler: ({ socket }) => socket.resetAndDestroy(), statuses: [502] },
  { name: 'says nothing', handler: () => undefined, statuses: [504], outlastsPatience: true },
  {
    name: 'sends its answer byte by byte, for ever',
    handler: (_request, response) => void begun(response),
    statuses: [504, null],
    outlastsPatience: true,
  },
  {
    name: 'breaks off',
    handler: (_request, response) => {
      begun(response);
      setImmediate(() => response.socket?.destroy());
    },
    statuses: [502, null],
  },
  { name: 'answers 500', handler: answered(500, 'application/json', '{"error":{}}'), statuses: [500, 502] },
  { name: 'answers 503 with text', handler: answered(503, 'text/plain', 'busy'), statuses: [503, 502] },
  { name: 'answers 555', handler: answered(555, 'text/html', '<h1>Proxy</h1>'), statuses: [555, 502] },
  {
    name: 'answers HTML',
    handler: answered(200, 'text/html', '<script>alert(1)</script>'),
    statuses: [200, 502],
  },
  { name: 'answers another type', handler: answered(200, 'application/json', '[[1]]'), statuses: [200, 502] },
  {
    name: 'answers half a JSON',
    handler: answered(200, 'application/json', '{"data":'),
    statuses: [200, 502],
  },
  {
    name: 'redirects away',
    handler: (_request, response) =>
      void response.writeHead(307, { location: 'https://evil.example/' }).end(),
    statuses: [502],
  },
];

const asked = calls.filter((call) => !['ANY', 'WS'].includes(call.method) && !isForEdgeOnly(call));
const targetOf = ({ path }: Call): string => path.replace('{product}', 'loan').replaceAll(/\{\w+\}/g, 'a1');

describe('[sec 39] a host that', () => {
  const closers: (() => unknown)[] = [];
  let fault: Handler;
  let fake: Awaited<ReturnType<typeof startFakeHost>>;
  let hasty: typeof fake;
  beforeAll(async () => {
    const [platform] = await startFakePlatform(
      'remote',
      (request, response) => fault(request, response),
      closers,
    );
    const startHost = async (patienceMs: number) => {
      const host = await startFakeHost({
        platform,
        env: { UPSTREAM_TIMEOUT_MS: String(patienceMs) },
        uploadTimeoutMs: patienceMs,
      });
      closers.unshift(() => host.host.close());
      return host;
    };
    // A busy machine takes its time over hundred calls at once: only what never ends meets a short patience.
    fake = await startHost(60_000);
    hasty = await startHost(300);
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  const askCall = (call: Call, host = fake): Promise<Reply> => {
    const page = { 'x-requested-with': 'mozaika', 'sec-fetch-site': 'same-origin' };
    const body = takesFiles(call) ? '--x--\r\n' : '{}';
    const type = takesFiles(call) ? 'multipart/form-data; boundary=x' : 'application/json';
    const written = { 'content-type': type, 'content-length': String(body.length) };
    const isWrite = call.method !== 'GET';
    return host.ask(targetOf(call), {
      method: call.method,
      headers: {
        ...(!isWebhook(call) && { ...page, origin: `http://127.0.0.1:${host.port}` }),
        ...(isWrite && written),
      },
      ...(isWrite && { body }),
    });
  };
  const expectOurs = (what: string, { headers }: Reply): void => {
    expect(headers['content-security-policy'], what).toMatch(/^default-src 'none'/);
    expect(headers['x-content-type-options'], what).toBe('nosniff');
    const theirs = ['server', 'x-powered-by', 'location'].filter((name) => name in headers);
    expect(theirs, what).toEqual([]);
    // Neither a cookie of the host's own, nor a flag that follows from what it did not say.
    expect(String(headers['set-cookie']), what).not.toMatch(/evil|isUser/);
  };

  test.each(faults)('$name costs every call a named answer, and no other call anything', async (one) => {
    fault = one.handler;
    expect(asked.length).toBeGreaterThan(80);
    const wrong: string[] = [];
    await Promise.all(
      asked.map(async (call) => {
        const what = `${call.method} ${call.path}`;
        const reply = await askCall(call, one.outlastsPatience ? hasty : fake).catch(() => null);
        const status = reply?.status ?? null;
        if (!one.statuses.includes(status)) wrong.push(`${what}: ${status} ${reply?.text.slice(0, 100)}`);
        if (reply) expectOurs(what, reply);
      }),
    );
    expect(wrong).toEqual([]);
    fault = answered(200, 'application/json', '{"data":{}}');
    const healthy = asked.find(({ path }) => path.endsWith('/languages'));
    expect(healthy && (await askCall(healthy)).status).toBe(200);
  });

  test('is down costs every call 502', async () => {
    const upstream = createUpstream('http://127.0.0.1:1');
    await using down = await startFakeHost({ platform: { kind: 'remote', upstream } });
    const replies = await Promise.all(asked.map((call) => askCall(call, down)));
    expect(replies.filter(({ status }) => status !== 502)).toEqual([]);
    upstream.close();
  });

  test('sends without end is stopped as soon as the browser leaves, whatever the call', async () => {
    let sending = 0;
    fault = (_request, response) => {
      sending += 1;
      response.once('close', () => {
        sending -= 1;
      });
      response.writeHead(200, { 'content-type': 'text/plain' });
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    };
    const reads = asked.filter(({ method }) => method === 'GET');
    await Promise.all(
      reads.map(
        (call) =>
          new Promise<void>((done) => {
            const request = http.get(
              { host: '127.0.0.1', port: fake.port, path: targetOf(call), agent: false },
              (response) => response.once('data', () => request.destroy()),
            );
            request.on('error', () => undefined).on('close', () => done());
          }),
      ),
    );
    await expect.poll(() => sending).toBe(0);
  });
});
