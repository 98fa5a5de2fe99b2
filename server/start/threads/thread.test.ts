import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createThread, TaskTimeout } from './thread.ts';

const folder = await mkdtemp(join(tmpdir(), 'mozaika-thread-'));
afterAll(() => rm(folder, { recursive: true }));

/** A thread whose module is given as text. */
async function threadOf(code: string, { timeoutMs = 60_000, idleMs = 60_000 } = {}) {
  const file = join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(file, code);
  return createThread<string, { readonly thread: number; readonly atOnce: number }>({
    file,
    timeoutMs,
    idleMs,
  });
}
/** Says which thread did a task, and how many tasks it had at that time. */
const counting = `
  import { threadId } from 'node:worker_threads';
  let atOnce = 0;
  export default async (task) => {
    if (task === 'hangs') for (;;);
    if (task === 'ends') process.exit(1);
    if (task === 'throws') throw new RangeError('too deep');
    const most = ++atOnce;
    await new Promise((resolve) => setImmediate(resolve));
    atOnce--;
    return { thread: threadId, atOnce: most };
  };`;

test('one task at a time, in one thread', async () => {
  await using thread = await threadOf(counting);
  const done = await Promise.all(['a', 'b', 'c'].map((task) => thread.run(task)));
  expect(new Set(done.map(({ thread: id }) => id)).size).toBe(1);
  expect(done.map(({ atOnce }) => atOnce)).toEqual([1, 1, 1]);
});

test('a task that throws fails alone, and its thread goes on', async () => {
  await using thread = await threadOf(counting);
  const tasks = ['a', 'throws', 'b'].map((task) => thread.run(task));
  await expect(tasks[1]).rejects.toThrow('too deep');
  expect((await tasks[2])?.thread).toBe((await tasks[0])?.thread);
});

test('[sec 27] [sec 28] a task that takes too long fails alone: its thread is ended, and the next one gets another', async () => {
  await using thread = await threadOf(counting, { timeoutMs: 3000 });
  const tasks = ['a', 'hangs', 'b'].map((task) => thread.run(task));
  await expect(tasks[1]).rejects.toBeInstanceOf(TaskTimeout);
  expect((await tasks[2])?.thread).not.toBe((await tasks[0])?.thread);
});

test('[reliability] a thread that dies fails its task, and the next one gets another', async () => {
  await using thread = await threadOf(counting);
  const tasks = ['a', 'ends', 'b'].map((task) => thread.run(task));
  await expect(tasks[1]).rejects.toThrow();
  expect((await tasks[2])?.thread).not.toBe((await tasks[0])?.thread);
});

test('[reliability] a module that cannot be loaded fails the task with the reason, and each one after it', async () => {
  await using thread = await threadOf('export * from "./nowhere.mjs"');
  for (const task of ['a', 'b']) await expect(thread.run(task)).rejects.toThrow('nowhere.mjs');
});

test('[issue 16] without work the thread ends, and comes back with it', async () => {
  await using thread = await threadOf(counting, { idleMs: 1 });
  const ids = new Set<number>();
  // How soon it is seen to be idle is the pool's affair.
  while (ids.size < 2) {
    ids.add((await thread.run('a')).thread);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(ids.size).toBe(2);
});
