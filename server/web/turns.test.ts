import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('[issue 16] one piece of long work begins in each turn; the first does not wait, and all have theirs in order', async () => {
  const deferred: (() => void)[] = [];
  const turns = createTurns((run) => deferred.push(run));
  const begun: number[] = [];
  expect(turns.take()).toBeUndefined();
  for (const piece of [1, 2, 3]) void turns.take()?.then(() => begun.push(piece));
  const turn = async () => {
    for (const run of deferred.splice(0)) run();
    await Promise.resolve();
  };
  await turn();
  expect(begun).toEqual([1]);
  expect(turns.take()).toBeInstanceOf(Promise);
  await turn();
  await turn();
  expect(begun).toEqual([1, 2, 3]);
  await turn();
  await turn();
  expect(turns.take(), 'nobody waits: at once again').toBeUndefined();
});
