import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDeadline } from './with-deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what takes too long is told so, by the name that such a signal has everywhere', async () => {
  const work = withDeadline(
    50,
    (signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const ended = expect(work).rejects.toMatchObject({ name: 'TimeoutError' });
  vi.advanceTimersByTime(50);
  await ended;
});

test('[issue 16] what is done, well or not, leaves no timer and hears of no deadline', async () => {
  const signals: AbortSignal[] = [];
  const keep = (signal: AbortSignal) => {
    signals.push(signal);
  };
  const done = withDeadline(50, async (signal) => {
    keep(signal);
    return 'done';
  });
  expect(await done).toBe('done');
  await expect(
    withDeadline(50, async (signal) => {
      keep(signal);
      throw new Error('gone');
    }),
  ).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
});
