import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildChildProgram, type ChildProgram } from '#server/platform/testing/child-program.ts';

let program: ChildProgram;
beforeAll(async () => {
  program = await buildChildProgram('server/start/testing/stopping-child.ts');
}, 60_000);
afterAll(() => program.remove());

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly body: string;
}

/** A client that keeps its connection as long as the server does, and opens another one after that. */
function createClient(port: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      const request = http.get({ host: '127.0.0.1', port, path, agent }, (response) => {
        const { statusCode: status, headers } = response;
        text(response).then((body) => resolve({ status, connection: headers.connection, body }), reject);
      });
      request.on('error', reject);
    });
  return { ask, leave: () => agent.destroy() };
}

async function start() {
  const child = program.start();
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('the process has no input or output');
  const [line] = (await once(createInterface({ input: stdout }), 'line')) as [string];
  const exited = once(child, 'exit');
  return { child, port: Number(line), exited, say: (word: string) => stdin.write(`${word}\n`) };
}

const workers = 60;

test('[reliability] a server under load stops without one failed request: not ready, told on each answer, and what runs is finished', async () => {
  const { child, port, exited, say } = await start();
  const answers: Answer[] = [];
  const rounds = new Array<number>(workers).fill(0);
  let balancerLooksElsewhere = false;
  /** Pages of the cache, new ones, and files that are not there, until nothing is sent here any more. */
  async function work(index: number): Promise<void> {
    const client = createClient(port);
    for (let round = 0; !balancerLooksElsewhere; round += 1) {
      const path = ['/about', `/page-${index}-${round}`, '/assets/gone.js'][round % 3] ?? '/';
      answers.push(await client.ask(path));
      rounds[index] = round + 1;
    }
    // Whoever was on the way there still comes.
    for (const path of ['/about', `/late-${index}`]) answers.push(await client.ask(path));
    client.leave();
  }
  try {
    const work$ = Promise.all(rounds.map((_, index) => work(index)));
    const held = Array.from({ length: 5 }, (_, i) => createClient(port).ask(`/held/${i}`));
    await vi.waitUntil(() => rounds.every((count) => count >= 3), { timeout: 30_000 });

    child.kill('SIGTERM');
    const balancer = createClient(port);
    await vi.waitUntil(async () => (await balancer.ask('/readyz')).status === 503, { timeout: 30_000 });
    const ready = await balancer.ask('/readyz');
    expect(JSON.parse(ready.body)).toEqual({ status: 'not ready', reason: 'stopping' });
    expect([(await balancer.ask('/livez')).status, ready.connection]).toEqual([200, 'close']);
    const before = rounds.reduce((sum, count) => sum + count, 0);
    await vi.waitUntil(() => rounds.reduce((sum, count) => sum + count, 0) > before + workers, {
      timeout: 30_000,
    });
    balancerLooksElsewhere = true;
    await work$;

    say('listen-no-more');
    await vi.waitUntil(async () => !(await balancer.ask('/livez').catch(() => null)), { timeout: 30_000 });
    say('answer');
    answers.push(...(await Promise.all(held)));
    expect(await exited).toEqual([0, null]);

    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 404]));
    expect(answers.slice(-workers).every(({ connection }) => connection === 'close')).toBe(true);
  } finally {
    child.kill('SIGKILL');
  }
}, 120_000);

test('[reliability] a request on a connection that was opened before listening ended is answered', async () => {
  const { child, port, exited, say } = await start();
  try {
    child.kill('SIGTERM');
    const balancer = createClient(port);
    await vi.waitUntil(async () => (await balancer.ask('/readyz')).status === 503, { timeout: 30_000 });
    const late = connect({ port, host: '127.0.0.1' });
    await once(late, 'connect');
    // Connections are taken in their order: that of this answer came after it.
    await balancer.ask('/livez');
    say('listen-no-more');
    await vi.waitUntil(async () => !(await balancer.ask('/livez').catch(() => null)), { timeout: 30_000 });
    late.write(
      'POST /_csp-report HTTP/1.1\r\nhost: x\r\ncontent-type: application/csp-report\r\ncontent-length: 2\r\n\r\n{}',
    );
    const answer = await text(late);
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
    expect(await exited).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
}, 60_000);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '[reliability] a second signal (%s) ends a stop at once',
  async (second) => {
    const { child, port, exited } = await start();
    try {
      const client = createClient(port);
      const running = client.ask('/held/1').then(
        () => 'answered',
        (error: NodeJS.ErrnoException) => error.code,
      );
      child.kill('SIGTERM');
      const balancer = createClient(port);
      await vi.waitUntil(async () => (await balancer.ask('/readyz')).status === 503, { timeout: 30_000 });
      child.kill(second);
      expect(await exited).toEqual([1, null]);
      expect(await running).toBe('ECONNRESET');
    } finally {
      child.kill('SIGKILL');
    }
  },
  60_000,
);
