import { expect, test, vi } from 'vitest';
import { createLostSession } from './lost-session.ts';

test('[issue 6] calls wait together for the sign-in, and all go on', async () => {
  const lost = createLostSession();
  const heard = vi.fn();
  lost.subscribe(heard);
  const calls = [lost.wait(), lost.wait()];
  expect([lost.isLost(), heard.mock.calls.length]).toEqual([true, 2]);
  lost.settle(true);
  expect(await Promise.all(calls)).toEqual([true, true]);
  expect(lost.isLost()).toBe(false);
});

test('[issue 6] who will not sign in again leaves nobody waiting', async () => {
  const lost = createLostSession();
  lost.subscribe(() => undefined);
  const call = lost.wait();
  lost.settle(false);
  expect([await call, lost.isLost()]).toEqual([false, false]);
});

test('[studio] where nobody can be asked a call fails at once', async () => {
  const lost = createLostSession();
  expect(await lost.wait()).toBe(false);
  lost.subscribe(() => undefined)();
  expect(await lost.wait()).toBe(false);
});

test('[studio] a call that is no longer wanted does not keep the question open', async () => {
  const lost = createLostSession();
  lost.subscribe(() => undefined);
  const wish = new AbortController();
  const call = lost.wait(wish.signal);
  wish.abort();
  expect([await call, lost.isLost()]).toEqual([false, false]);
  expect(await lost.wait(wish.signal)).toBe(false);
});
