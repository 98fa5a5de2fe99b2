import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { findFreePort } from '#e2e/support/free-port.ts';
import { type FakeNode, startFakeNode } from './start-fake-node.ts';
import { hasProxy, type ProxyName, startProxy } from './start-proxy.ts';

/*
 * The documented proxies before two nodes of which one hangs, dies or is restarted. What they wait for is shortened, and how long a node
 * is left out lengthened: so a node that hangs shows by the requests it was sent, which it reads when it goes on, and by no clock.
 */
const hurried = {
  nginx: [
    ['proxy_read_timeout 12s', 'proxy_read_timeout 500ms'],
    ['proxy_read_timeout 120s', 'proxy_read_timeout 500ms'],
    ['fail_timeout=5s', 'fail_timeout=600s'],
  ],
  varnish: [
    ['first_byte_timeout = 12s', 'first_byte_timeout = 0.5s'],
    ['first_byte_timeout = 120s', 'first_byte_timeout = 0.5s'],
  ],
} as const;
const writes = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function startSite(name: ProxyName, { hurry = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'mozaika-lost-nodes-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const [front, ...ports] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const [a = 0, b = 0] = ports;
  const start = async (node: string, port: number): Promise<FakeNode> => {
    const started = await startFakeNode(node, port);
    closers.push(started.kill);
    return started;
  };
  const nodes = { a: await start('a', a), b: await start('b', b) };
  const replaced = hurry ? hurried[name] : [];
  const proxy = await startProxy(name, { front, nodes: [a, b], folder: join(folder, name), replaced });
  closers.push(proxy.stop);
  const ask = async (path: string, method = 'GET', body?: string) => {
    const answer = await fetch(`http://127.0.0.1:${front}${path}`, {
      method,
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(20_000),
    });
    const { status, headers } = answer;
    return { status, node: headers.get('x-node'), text: await answer.text(), from: headers.get('x-cache') };
  };
  return { ask, nodes, restart: { a: () => start('a', a), b: () => start('b', b) } };
}
const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Array.from({ length: count }).reduce<Promise<T[]>>(
    async (before) => [...(await before), await work()],
    Promise.resolve([]),
  );
/** How often some nodes, all of which answer, were sent a request. */
async function count(request: string, ...nodes: readonly FakeNode[]): Promise<number> {
  await Promise.all(nodes.map((node) => node.caughtUp()));
  return nodes.flatMap((node) => node.seen()).filter((seen) => seen === request).length;
}

/** Each method, to a node that closes the connection when it has read the request, and to one that says nothing. */
async function expectSentOnce(
  { ask, nodes }: Awaited<ReturnType<typeof startSite>>,
  status: number,
  bodies: readonly (string | undefined)[],
): Promise<void> {
  for (const method of writes)
    for (const path of ['/die', '/hang'])
      for (const body of bodies) {
        const target = `${path}?${body ?? ''}`;
        expect((await ask(target, method, body)).status, `${method} ${target}`).toBe(status);
        expect(await count(`${method} ${target}`, nodes.a, nodes.b), `${method} ${target}`).toBe(1);
      }
}

describe.runIf(hasProxy('nginx'))('behind nginx, as docs/ has it', () => {
  test('[reliability] a node that hangs delays one request, which the other answers, and is left out until it answers again', async () => {
    const { ask, nodes } = await startSite('nginx');
    nodes.a.freeze();
    const answers = await times(30, () => ask('/page'));
    expect(new Set(answers.map(({ status, node }) => `${status} ${node}`))).toEqual(new Set(['200 b']));
    nodes.a.thaw();
    expect(await count('GET /page', nodes.a)).toBe(1);
    expect(await count('GET /page', nodes.b)).toBe(30);
  });

  test('[reliability] a call that writes is not sent again when its node dies or hangs, with a body and without', async () => {
    await expectSentOnce(await startSite('nginx'), 502, ['x=1', undefined]);
  });

  test('[reliability] a write goes to the other node where one takes no connection', async () => {
    const { ask, nodes } = await startSite('nginx');
    await nodes.a.kill();
    for (const method of writes)
      for (const body of ['x=1', undefined])
        expect(await times(3, () => ask('/call', method, body))).toEqual(
          Array(3).fill({ status: 200, node: 'b', text: '/call of b', from: null }),
        );
    for (const method of writes) expect(await count(`${method} /call`, nodes.b), method).toBe(6);
  });

  test('[reliability] nodes restarted one right after the other fail nobody, though both are left out', async () => {
    const { ask, nodes, restart } = await startSite('nginx');
    const all = async (): Promise<number[]> => [
      ...(await times(6, () => ask('/page'))).map(({ status }) => status),
      ...(await times(4, () => ask('/call', 'POST', 'x=1'))).map(({ status }) => status),
    ];
    await nodes.a.kill();
    const first = await all();
    nodes.a = await restart.a();
    await nodes.b.kill();
    const second = await all();
    await restart.b();
    expect([...first, ...second, ...(await all())]).toEqual(Array(30).fill(200));
  });
});

describe.runIf(hasProxy('varnish'))('behind Varnish, as docs/ has it', () => {
  test('[reliability] a node that hangs fails nobody who reads, and gets no request once it is seen', async () => {
    const { ask, nodes } = await startSite('varnish');
    nodes.a.freeze();
    const answers = await times(12, () => ask(`/page?${Math.random()}`));
    expect(new Set(answers.map(({ status, node }) => `${status} ${node}`))).toEqual(new Set(['200 b']));
  });

  test('[reliability] a call that writes is not sent again when its node dies or hangs', async () => {
    await expectSentOnce(await startSite('varnish'), 503, ['x=1']);
  });

  test('[reliability] nodes that do not count as ready answer while there is no other', async () => {
    const { ask, nodes } = await startSite('varnish');
    await Promise.all([nodes.a.tell('/unready'), nodes.b.tell('/unready')]);
    // Each is asked once a second, and left out after the second time.
    for (const node of [nodes.a, nodes.b]) await node.foundUnready(3);
    const answers = await times(6, () => ask(`/page?${Math.random()}`));
    expect(new Set(answers.map(({ status, node }) => `${status} ${node}`))).toEqual(
      new Set(['200 a', '200 b']),
    );
  });

  test('[reliability] while pages cannot be made, the last copy stands in; never while they can', async () => {
    const { ask, nodes } = await startSite('varnish', { hurry: false });
    /** What comes of the page until an answer is from somewhere: each a page. */
    const until = async (from: string): Promise<string[]> => {
      const seen: string[] = [];
      while (seen.at(-1) !== from) {
        const answer = await ask('/page');
        expect(answer).toMatchObject({ status: 200, text: expect.stringMatching(/^\/page of/) });
        seen.push(String(answer.from));
      }
      return seen;
    };
    await until('miss');
    expect(new Set([...(await until('hit')), ...(await until('miss'))])).toEqual(new Set(['hit', 'miss']));
    await Promise.all([nodes.a.tell('/down'), nodes.b.tell('/down')]);
    await until('stale');
    expect(await until('stale'), 'from now on').toEqual(['stale']);
    expect(await ask('/page-2'), 'of which there is no copy').toMatchObject({
      status: 503,
      text: 'no database',
    });
    await Promise.all([nodes.a.kill(), nodes.b.kill()]);
    expect(await ask('/page')).toMatchObject({ status: 200, from: 'stale' });
    expect((await ask('/page', 'POST', 'x=1')).status).toBe(503);
  });
});
