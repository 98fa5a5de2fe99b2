import { once } from 'node:events';
import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import {
  type AddressInfo,
  connect,
  createServer as createSocketServer,
  type Server,
  type Socket,
} from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeHost } from './testing/fake-host.ts';
import { createUpstream, type Upstream } from './upstream/upstream.ts';

/*
 * Where one message ends and the next begins, over real sockets in both directions. Somebody sends (or answers) whatever
 * they like; the next customer's call must be that customer's, and be answered with what was asked.
 */

const crlf = '\r\n';
const victim = { target: '/v2/system/customers/account/self', bearer: 'Bearer victim' };

const turns = async (count: number, until = () => false) => {
  for (let turn = 0; turn < count && !until(); turn += 1) await nextTurn();
};

/** Writes bytes on a connection of their own, leaves it open as a client does, and goes when answered or when none comes. */
async function sendRaw(port: number, bytes: string): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let isAnswered = false;
  socket.on('data', () => {
    isAnswered = true;
  });
  socket.on('error', () => {}).write(bytes, 'latin1');
  const closed = once(socket, 'close').catch(() => {});
  await turns(200, () => isAnswered || socket.destroyed);
  // What came after the first answer has its turn, too.
  await turns(10);
  socket.destroy();
  await closed;
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

type Fake = Awaited<ReturnType<typeof startFakeHost>>;

const askAsVictim = ({ ask }: Fake, id: number) =>
  ask(`${victim.target}?victim=${id}`, {
    headers: { authorization: victim.bearer, connection: 'keep-alive' },
  });

describe('[sec 17] a request for two hosts', () => {
  test.each([
    ['a page', '/about', ['Host: a', 'Host: b']],
    ['a page, in another spelling', '/about', ['Host: a', 'hOST: a']],
    ['a call', '/v2/system/languages', ['Host: a', 'X: y', 'HOST: b']],
  ])('is refused with 400: %s', async (_what, target, lines) => {
    await using host = await startFakeHost();
    // What is kept of the page must not answer it either.
    await host.ask(target);
    const socket = connect({ port: host.port, host: '127.0.0.1' });
    socket.write([`GET ${target} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join(crlf));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('[sec 17] whatever framing a client writes', () => {
  interface Heard {
    readonly line: string;
    readonly bearer: string | undefined;
  }
  const heard: Heard[] = [];
  const note = ({ method, url, headers: { authorization } }: IncomingMessage) =>
    heard.push({ line: `${method} ${url}`, bearer: authorization });
  /** Answers each call with its own address, at once: the body is still on its way then. */
  const upstream = createServer((request, response) => {
    note(request);
    request.resume();
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: request.url }));
  });
  let client: Upstream;
  let fake: Fake;
  beforeAll(async () => {
    client = createUpstream(`http://127.0.0.1:${await listening(upstream)}`);
    fake = await startFakeHost({ platform: { kind: 'remote', upstream: client } });
  });
  afterAll(async () => {
    await fake.host.close();
    client.close();
    upstream.closeAllConnections();
    upstream.close();
  });

  const smuggled = `POST /v2/loan/application/cancel?smuggled HTTP/1.1${crlf}Host: x${crlf}Content-Length: 400${crlf}X-Rest: `;
  const hex = (bytes: string) => bytes.length.toString(16);
  const bodies = fc.constantFrom(
    '',
    smuggled,
    `0${crlf}${crlf}${smuggled}`,
    `${hex(smuggled)}${crlf}${smuggled}${crlf}0${crlf}${crlf}`,
    `${hex(smuggled)};ext="${crlf}"${crlf}${smuggled}${crlf}0${crlf}${crlf}`,
    `${hex(smuggled)};a=b${crlf}${smuggled}${crlf}0${crlf}Content-Length: 3${crlf}${crlf}`,
    `5${crlf}hello${crlf}0${crlf}X: y${crlf}${crlf}${smuggled}`,
  );
  const lengths = fc.constantFrom(
    'exact',
    'short',
    'long',
    '0',
    '+5',
    '0x10',
    '-1',
    '5, 5',
    '5,6',
    ' 7',
    '1e2',
    '',
  );
  const codings = fc.constantFrom(
    'chunked',
    'Chunked',
    'identity',
    'chunked, identity',
    'gzip, chunked',
    'xchunked',
    'chunked\x0b',
    `${crlf} chunked`,
    '"chunked"',
    '',
  );
  const spellings = fc.constantFrom(
    'NAME:',
    'NAME :',
    ' NAME:',
    'X: y\nNAME:',
    'X: y\rNAME:',
    `X: y${crlf}\tNAME:`,
  );
  const framing = fc.oneof(
    fc.record({ name: fc.constant('Content-Length'), value: lengths, spelling: spellings }),
    fc.record({ name: fc.constant('Transfer-Encoding'), value: codings, spelling: spellings }),
    fc.record({
      name: fc.constant('Connection'),
      value: fc.constantFrom('content-length', 'transfer-encoding', 'close, content-length', 'upgrade'),
      spelling: fc.constant('NAME:'),
    }),
    fc.record({
      name: fc.constant('Expect'),
      value: fc.constant('100-continue'),
      spelling: fc.constant('NAME:'),
    }),
  );
  const requests = fc.record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE', 'PUT', 'OPTIONS'),
    target: fc.constantFrom(
      '/v2/system/customers/groups',
      '/v2/loan/feedback',
      '/v2/loan/application/status',
      '/',
    ),
    version: fc.constantFrom('1.1', '1.1', '1.0'),
    headers: fc.array(framing, { maxLength: 4 }),
    body: bodies,
  });
  type Request = typeof requests extends fc.Arbitrary<infer Value> ? Value : never;

  function write({ method, target, version, headers, body }: Request): string {
    const lines = headers.map(({ name, value, spelling }) => {
      const bytes = { exact: body.length, short: Math.floor(body.length / 2), long: body.length + 40 };
      const length = value in bytes ? String(bytes[value as keyof typeof bytes]) : value;
      return `${spelling.replace('NAME', name)} ${length}`;
    });
    const own = [
      'Host: localhost',
      'X-Requested-With: mozaika',
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/json',
    ];
    return [`${method} ${target} HTTP/${version}`, ...own, ...lines, '', body].join(crlf);
  }

  /** What was found: the length of a body that is not forwarded swallows the next call. */
  const found: Request = {
    method: 'GET',
    target: '/v2/system/customers/groups',
    version: '1.1',
    headers: [{ name: 'Content-Length', value: 'exact', spelling: 'NAME:' }],
    body: smuggled,
  };

  /** Calls that a client may well make by what it wrote after its first message, in its own name. */
  const isOwn = ({ bearer }: Heard) => bearer === undefined;

  test('no call is made with the next customer’s token but that customer’s', async () => {
    let id = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(requests, { minLength: 1, maxLength: 3 }), async (sent) => {
        heard.length = 0;
        id += 1;
        for (const request of sent) await sendRaw(fake.port, write(request));
        const answers = await Promise.all([askAsVictim(fake, id), askAsVictim(fake, id)]);
        const own = `${victim.target}?victim=${id}`;
        expect(answers.map(({ text }) => text)).toEqual(answers.map(() => JSON.stringify({ data: own })));
        const others = heard.filter((one) => !isOwn(one));
        expect(others).toEqual([1, 2].map(() => ({ line: `GET ${own}`, bearer: victim.bearer })));
      }),
      { numRuns: 120, examples: [[[found]]] },
    );
  });
});

describe('[sec 17] [sec 39] whatever framing a platform writes', () => {
  const poison = `HTTP/1.1 200 OK${crlf}Content-Type: application/json${crlf}Content-Length: 8${crlf}${crlf}"poison"`;
  interface Crafted {
    /** At once, as the answer. */
    readonly answer: string;
    /** Later, on the connection that waits for its next call. */
    readonly afterwards: string;
    readonly ends: boolean;
    readonly method: string;
  }
  let crafted: Crafted | null = null;
  let written = () => {};
  const open = new Set<Socket>();
  /** Answers the victim's calls well and any other with what is crafted, on connections it keeps. */
  const upstream = createSocketServer((socket) => {
    // Or what is said later would wait for an acknowledgement of what was said before.
    open.add(socket.setNoDelay(true));
    socket.once('close', () => open.delete(socket)).on('error', () => {});
    socket.setEncoding('latin1').on('data', (head: string) => {
      const [, target = ''] = head.split(' ');
      if (target.includes('victim=')) {
        const body = JSON.stringify({ data: target });
        socket.write(
          `HTTP/1.1 200 OK${crlf}Content-Type: application/json${crlf}Content-Length: ${body.length}${crlf}${crlf}${body}`,
        );
        return;
      }
      socket.write(crafted?.answer ?? '', 'latin1', () => written());
      if (crafted?.ends) socket.end();
    });
  });
  let client: Upstream;
  let fake: Fake;
  const browser = new Agent({ keepAlive: true, maxSockets: 1 });
  beforeAll(async () => {
    client = createUpstream(`http://127.0.0.1:${await listening(upstream)}`);
    fake = await startFakeHost({
      platform: { kind: 'remote', upstream: client },
    });
  });
  afterAll(async () => {
    browser.destroy();
    await fake.host.close();
    client.close();
    for (const socket of open) socket.destroy();
    upstream.close();
  });

  /** Asks over the one connection a browser keeps; null when that broke, or the signal ended it. */
  const askKept = (target: string, method = 'GET', signal?: AbortSignal): Promise<string | null> =>
    new Promise((resolve) => {
      const headers = { authorization: victim.bearer };
      const to = { host: '127.0.0.1', port: fake.port, path: target, method, headers, agent: browser };
      const sent = httpRequest({ ...to, ...(signal && { signal }) }, (response) => {
        let text = '';
        response
          .on('error', () => resolve(null))
          .on('data', (part: Buffer) => {
            text += part.toString();
          });
        response.once('end', () => resolve(text));
      });
      sent.once('error', () => resolve(null)).end();
    });

  /** Makes the call that is answered with what is crafted; who waits for more than was written leaves. */
  async function askForCrafted(method: string): Promise<void> {
    const leaving = new AbortController();
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const answer = askKept('/v2/system/languages', method, leaving.signal);
    await Promise.race([answer, isWritten.then(() => turns(20))]);
    leaving.abort();
    await answer;
  }

  const hex = (bytes: string) => bytes.length.toString(16);
  const statuses = fc.constantFrom(
    '200 OK',
    '200 OK',
    '204 No Content',
    '304 Not Modified',
    '206 Partial',
    '101 Switching',
    '500 No',
    '199 Odd',
  );
  const lengths = fc.constantFrom('7', '0', '3', '900', '-1', '+7', '7, 7', '7,8', '0x7', '');
  const codings = fc.constantFrom(
    'chunked',
    'identity',
    'chunked, identity',
    'gzip, chunked',
    'xchunked',
    ' chunked',
    'chunked\x0b',
  );
  const spellings = fc.constantFrom('NAME:', 'NAME :', ' NAME:', `X: y${crlf}\tNAME:`, 'X: y\nNAME:');
  const framing = fc.oneof(
    fc.record({ name: fc.constant('Content-Length'), value: lengths, spelling: spellings }),
    fc.record({ name: fc.constant('Transfer-Encoding'), value: codings, spelling: spellings }),
    fc.record({
      name: fc.constant('Upgrade'),
      value: fc.constant('websocket'),
      spelling: fc.constant('NAME:'),
    }),
    fc.record({
      name: fc.constant('Connection'),
      value: fc.constantFrom('close', 'keep-alive', 'content-length'),
      spelling: fc.constant('NAME:'),
    }),
  );
  const answers: fc.Arbitrary<Crafted> = fc
    .record({
      before: fc.constantFrom(
        '',
        `HTTP/1.1 100 Continue${crlf}${crlf}`,
        `HTTP/1.1 103 Early Hints${crlf}Content-Length: 5${crlf}${crlf}`,
      ),
      status: statuses,
      headers: fc.array(framing, { maxLength: 3 }),
      body: fc.constantFrom(
        '',
        '{"a":1}',
        `7${crlf}{"a":1}${crlf}0${crlf}${crlf}`,
        `7;x="y"${crlf}{"a":1}${crlf}0${crlf}X: y${crlf}${crlf}`,
        `ffffffffffffffff${crlf}`,
        `${hex(poison)}${crlf}${poison}`,
      ),
      extra: fc.constantFrom('', poison, `${poison}${poison}`, crlf),
      afterwards: fc.constantFrom('', '', poison, 'x'),
      ends: fc.boolean(),
      method: fc.constantFrom('GET', 'HEAD'),
    })
    .map(({ before, status, headers, body, extra, ...rest }) => {
      const lines = headers.map(({ name, value, spelling }) => `${spelling.replace('NAME', name)} ${value}`);
      const head = [`HTTP/1.1 ${status}`, 'Content-Type: application/json', ...lines, '', ''].join(crlf);
      return { ...rest, answer: `${before}${head}${body}${extra}` };
    });

  /** What Node's client once took for the answer to its next call: words on a connection that waits. */
  const idle: Crafted = {
    answer: `HTTP/1.1 200 OK${crlf}Content-Type: application/json${crlf}Content-Length: 2${crlf}${crlf}{}`,
    afterwards: poison,
    ends: false,
    method: 'GET',
  };

  test('the next customer is answered with what was asked, or not at all', async () => {
    let id = 0;
    let asked = 0;
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(answers, { minLength: 1, maxLength: 4 }), async (given) => {
        for (const one of given) {
          crafted = one;
          await askForCrafted(one.method);
          // What a platform says without being asked waits in the socket of a connection nobody uses.
          if (one.afterwards !== '')
            for (const socket of open) if (socket.writable) socket.write(one.afterwards);
          await turns(4);
          id += 1;
          const own = `${victim.target}?victim=${id}`;
          const wanted = JSON.stringify({ data: own });
          const kept = await askKept(own);
          const others = await Promise.all([askAsVictim(fake, id), askAsVictim(fake, id)]);
          for (const text of [kept, ...others.map((other) => other.text)]) {
            asked += 1;
            if (text === wanted) answered += 1;
            else expect(text === null || text.includes('"error"') ? 'none' : text).toBe('none');
          }
        }
        // The next run begins with connections of its own.
        await Promise.all([...open].map((socket) => once(socket.destroy(), 'close')));
      }),
      { numRuns: 60, examples: [[[idle, idle, idle]]] },
    );
    // Not for want of answers: what one call breaks, the next two do not feel.
    expect(answered / asked).toBeGreaterThan(0.6);
  });
});
