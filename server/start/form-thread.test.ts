import { afterEach, expect, test, vi } from 'vitest';
import { createFormThread, type StartThread, startFormThread } from './form-thread.ts';

afterEach(() => vi.useRealTimers());

/** A thread that does nothing by itself. */
class FakeThread {
  readonly compiled: Parameters<StartThread>[0];
  readonly lost: Parameters<StartThread>[1];
  constructor(...[compiled, lost]: Parameters<StartThread>) {
    this.compiled = compiled;
    this.lost = lost;
  }
  readonly given: unknown[] = [];
  ended = false;
  postMessage(raw: unknown) {
    this.given.push(raw);
  }
  terminate() {
    this.ended = true;
    return Promise.resolve(0);
  }
}

function pool() {
  const threads: FakeThread[] = [];
  const work = createFormThread({
    start: (...heard) => {
      const thread = new FakeThread(...heard);
      threads.push(thread);
      return thread;
    },
    timeoutMs: 1000,
  });
  return { threads, work };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const result = { definition: null, findings: [], text: '' };

test('[forms] the real thread compiles a form, and says what it left out', async () => {
  const work = createFormThread({ start: startFormThread(true), timeoutMs: 20_000 });
  const raw = {
    alias: 'a',
    title: 'T',
    button_text: 'B',
    groups: [
      {
        alias: 'g',
        fields: [
          { alias: 'a', type: 'text', title: 'A', validation_rules: [{ type: 'regex', value: '^(a+)+$' }] },
        ],
      },
    ],
  };
  expect(await work(raw)).toMatchObject({
    definition: { alias: 'a' },
    findings: [{ kind: 'dangerous-pattern' }],
    text: expect.stringContaining('export default'),
  });
});

test('[forms] one definition at a time, in one thread', async () => {
  const { threads, work } = pool();
  const both = Promise.all([work('first'), work('second')]);
  await settled();
  expect(threads.map((thread) => thread.given)).toEqual([['first']]);
  threads[0]?.compiled(result);
  await settled();
  expect(threads.map((thread) => thread.given)).toEqual([['first', 'second']]);
  threads[0]?.compiled(result);
  expect(await both).toEqual([result, result]);
});

test('[sec 28] a definition that takes too long is refused, and keeps the next one waiting no longer', async () => {
  const { threads, work } = pool();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = work('slow');
  const next = work('next');
  await settled();
  vi.advanceTimersByTime(1000);
  expect(await slow).toMatchObject({ definition: null, findings: [{ kind: 'bad-definition' }] });
  await settled();
  expect(threads.map(({ given, ended }) => [given, ended])).toEqual([
    [['slow'], true],
    [['next'], false],
  ]);
  // The end of the old thread is no news to the new one.
  threads[0]?.lost(new Error('ended'));
  threads[1]?.compiled(result);
  expect(await next).toBe(result);
});

test('[forms] a thread that dies fails its form, and the next form gets another', async () => {
  const { threads, work } = pool();
  const first = work('first');
  await settled();
  threads[0]?.lost(new Error('out of memory'));
  await expect(first).rejects.toThrow('out of memory');
  const second = work('second');
  await settled();
  threads[1]?.compiled(result);
  expect(await second).toBe(result);
});
