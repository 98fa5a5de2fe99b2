import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildChildProgram, type ChildProgram } from '#server/platform/testing/child-program.ts';
import type { ServingState } from './testing/serve-for-test.ts';

let program: ChildProgram;
beforeAll(async () => {
  program = await buildChildProgram('server/start/testing/serving-child.ts');
}, 60_000);
afterAll(() => program.remove());

const streams = ['stdout', 'stderr'] as const;

/** Starts it and waits until it answers. */
async function start() {
  const child = program.start({ stderr: 'pipe' });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the process has no output');
  const lines = createInterface({ input: stdout });
  const [address] = (await once(lines, 'line')) as [string];
  const exited = once(child, 'exit');
  const ask = async (path = '/'): Promise<ServingState> => (await fetch(address + path)).json();
  return { child, stdout, stderr, ask, exited };
}

/** Nobody reads it any more, as after `| head -1`. */
async function leave(child: ChildProcess, name: 'stdout' | 'stderr'): Promise<void> {
  const stream = child[name];
  stream?.destroy();
  if (stream) await once(stream, 'close');
}

describe.each([[['stderr']], [['stdout']], [['stdout', 'stderr']]] as const)(
  'without a reader of %j',
  (gone) => {
    test('[reliability] it answers as before, writes no more than it is asked to, and SIGTERM ends it with 0', async () => {
      const { child, ask, exited } = await start();
      try {
        for (const name of streams)
          if (gone.some((one) => one === name)) await leave(child, name);
          else child[name]?.resume();
        const asked = 20;
        for (let i = 0; i < asked; i += 1) await ask();
        const { writes, listeners } = await ask();
        // A loop would have written thousands of lines between two answers, if there were a second one.
        expect(writes.stderr).toBe(asked + 1);
        // The address is the first; what nobody reads is not written.
        expect(writes.stdout).toBeLessThanOrEqual(asked + 2);
        expect(listeners).toEqual({ uncaughtException: 1, unhandledRejection: 1 });
        child.kill('SIGTERM');
        expect(await exited).toEqual([0, null]);
      } finally {
        child.kill('SIGKILL');
      }
    });
  },
);

test('[reliability] a promise nobody waited for is in the log and counted, an error nobody caught is there once and ends it with 1', async () => {
  const { child, stdout, stderr, ask, exited } = await start();
  try {
    const written = Promise.all([text(stdout), text(stderr)]);
    await ask('/reject');
    expect((await ask()).rejections).toBe(1);
    await ask('/throw');
    expect(await exited).toEqual([1, null]);
    const [log, errors] = await written;
    const failures = log
      .split('\n')
      .filter((line) => line.includes('"err"'))
      .map((line) => JSON.parse(line));
    expect(failures).toMatchObject([
      { level: 50, err: { message: 'rejected on purpose' } },
      { level: 60, err: { message: 'thrown on purpose', stack: expect.stringContaining('at fail') } },
    ]);
    // Nothing of vike's.
    expect(errors).not.toContain('purpose');
  } finally {
    child.kill('SIGKILL');
  }
});
