import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  Failed,
  Offline,
  SiteOffline,
  TooManyAttempts,
  Unauthorized,
} from '#engine/react/platform-failures.ts';
import { startStatusPoll } from './status-poll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const now = (status: string, rejected = false) => ({ status, rejected });

/** A page that polls every three seconds; `answers` are given one after the other, the last one for ever. */
function page(answers: readonly (ReturnType<typeof now> | Error | Promise<never>)[], random = 0) {
  let asked = 0;
  let hidden = false;
  const signals: AbortSignal[] = [];
  const changed = vi.fn();
  const leave = vi.fn();
  const poll = startStatusPoll({
    everyMs: 3000,
    ask: async (signal) => {
      signals.push(signal);
      const answer = await answers[Math.min(asked++, answers.length - 1)];
      if (answer instanceof Error || answer === undefined) throw answer;
      return answer;
    },
    changed,
    leave,
    hidden: () => hidden,
    random: () => random,
  });
  const hide = (value: boolean) => {
    hidden = value;
    poll.visibilityChanged();
  };
  return { poll, changed, leave, hide, signals, asked: () => asked };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('[spec 9] while the application is processed the status is asked again', () => {
  test('every three seconds, and no more once it has left', async () => {
    const { asked, leave } = page([now('scoring'), now('scoring'), now('contract')]);
    await pass(2999);
    expect(asked()).toBe(0);
    await pass(1);
    expect(asked()).toBe(1);
    await pass(6000);
    expect(asked()).toBe(3);
    expect(leave.mock.calls).toEqual([[now('contract')]]);
    await pass(60_000);
    expect(asked()).toBe(3);
  });

  test('[sec 12] pauses differ by chance, up to a tenth', async () => {
    const { asked } = page([now('scoring')], 1);
    await pass(3299);
    expect(asked()).toBe(0);
    await pass(1);
    expect(asked()).toBe(1);
  });

  test('one question at a time: a slow answer delays the next question', async () => {
    const { asked } = page([new Promise<never>(() => undefined)]);
    await pass(30_000);
    expect(asked()).toBe(1);
  });

  test('a hidden page asks nothing and begins again when it is shown', async () => {
    const { asked, hide } = page([now('scoring')]);
    hide(true);
    await pass(30_000);
    expect(asked()).toBe(0);
    hide(false);
    await pass(3000);
    expect(asked()).toBe(1);
  });

  test('another processing status is told, the same one is not', async () => {
    const { changed } = page([now('screening'), now('screening'), now('scoring')]);
    await pass(9000);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  test('leaving the page ends the question that is on its way', async () => {
    const { poll, signals, leave, asked } = page([new Promise<never>(() => undefined)]);
    await pass(3000);
    poll.stop();
    expect(signals[0]?.aborted).toBe(true);
    await pass(60_000);
    expect(asked()).toBe(1);
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('[spec 4] a status that cannot be had', () => {
  test('a failed answer leaves the page', async () => {
    const { leave } = page([new Failed('', 502)]);
    await pass(3000);
    expect(leave.mock.calls).toEqual([[null]]);
  });

  test.each([
    ['without a connection', new Offline('')],
    ['under the offline screen of a closed site', new SiteOffline('Until noon')],
  ])('%s the pauses double, and are usual again after an answer', async (_where, failure) => {
    const { asked, leave } = page([failure, failure, now('scoring'), now('scoring')]);
    await pass(3000);
    expect(asked()).toBe(1);
    await pass(5999);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
    await pass(12_000);
    expect(asked()).toBe(3);
    await pass(3000);
    expect(asked()).toBe(4);
    expect(leave).not.toHaveBeenCalled();
  });

  test('a server that counts attempts is given the time it asks for', async () => {
    const { asked } = page([new TooManyAttempts('', 20), now('scoring')]);
    await pass(3000 + 19_999);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
  });

  test('a session that is over leaves by itself', async () => {
    const { asked, leave } = page([new Unauthorized('')]);
    await pass(60_000);
    expect(asked()).toBe(1);
    expect(leave).not.toHaveBeenCalled();
  });
});
