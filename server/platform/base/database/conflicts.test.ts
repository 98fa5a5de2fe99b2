import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isConflict, repeatConflicts } from './conflicts.ts';
import type { Log, Orm } from './database.ts';

const failed = (code: string) =>
  new DrizzleQueryError('update loan_contracts', [], Object.assign(new Error('failed'), { code }));
const deadlock = failed('40P01');

/** A database on which transactions fail like this, one after the other, and are then done. */
function failingWith(...failures: Error[]) {
  const warnings: string[] = [];
  const log: Log = {
    info: () => undefined,
    warn: (_, message) => warnings.push(message),
    error: () => undefined,
  };
  let begun = 0;
  const run: Orm['transaction'] = async (work) => {
    const failure = failures[begun];
    begun += 1;
    const result = await work({} as Parameters<typeof work>[0]);
    if (failure) throw failure;
    return result;
  };
  const transaction = repeatConflicts(log, run);
  return { transaction, warnings, begun: () => begun };
}

test.each([
  ['a deadlock', deadlock],
  ['a serialisation failure', failed('40001')],
])('[reliability] a transaction that met others is done once more, whole: %s', async (_, failure) => {
  const { transaction, warnings, begun } = failingWith(failure);
  let works = 0;
  expect(
    await transaction(async () => {
      works += 1;
      return 'done';
    }),
  ).toBe('done');
  expect([begun(), works, warnings.length]).toEqual([2, 2, 1]);
});

test('once only: what meets others again fails by its name', async () => {
  const { transaction, begun } = failingWith(deadlock, deadlock);
  const error: unknown = await transaction(async () => 'done').catch((failure: unknown) => failure);
  expect([error, isConflict(error), begun()]).toEqual([deadlock, true, 2]);
});

test('what failed otherwise is not done again', async () => {
  const { transaction, begun } = failingWith(failed('23505'));
  await expect(transaction(async () => 'done')).rejects.toThrow();
  expect(begun()).toBe(1);
});
