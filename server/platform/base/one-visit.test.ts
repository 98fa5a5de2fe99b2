import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asOneVisit, oncePerVisit } from './one-visit.ts';

/** Reads that count, each with an answer of its own. */
function counted() {
  let reads = 0;
  return { reads: () => reads, read: async () => ++reads };
}

test('law: a visit reads each thing once, however its calls come; nothing goes from one visit to another [sec 37]', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.constantFrom('Anna', 'Jan', 'Ewa'), { maxLength: 6 }), { maxLength: 5 }),
      async (visits) => {
        const read: { readonly visit: number; readonly who: string }[] = [];
        // All of them at once, as on a busy server.
        const seen = await Promise.all(
          visits.map((asked, visit) =>
            asOneVisit(() =>
              Promise.all(
                asked.map((who) =>
                  oncePerVisit(who, async () => {
                    read.push({ visit, who });
                    await Promise.resolve();
                    return { visit, who };
                  }),
                ),
              ),
            ),
          ),
        );
        expect(seen).toEqual(visits.map((asked, visit) => asked.map((who) => ({ visit, who }))));
        expect(read).toHaveLength(visits.reduce((sum, asked) => sum + new Set(asked).size, 0));
      },
    ),
  ));

test('outside of a visit each call reads anew, and so does the next visit: who was signed out meanwhile is not let in [sec 4]', async () => {
  const { read, reads } = counted();
  await oncePerVisit('a', read);
  await oncePerVisit('a', read);
  expect(reads()).toBe(2);
  const visit = () => asOneVisit(async () => [await oncePerVisit('a', read), await oncePerVisit('a', read)]);
  expect([await visit(), await visit()]).toEqual([
    [3, 3],
    [4, 4],
  ]);
});

test('what failed is read again by the next call of the visit', async () => {
  const answers = [() => Promise.reject(new Error('away')), async () => 'Anna'];
  const read = () => (answers.shift() ?? (async () => 'nobody'))();
  await asOneVisit(async () => {
    await expect(oncePerVisit('a', read)).rejects.toThrow('away');
    expect(await oncePerVisit('a', read)).toBe('Anna');
    expect(await oncePerVisit('a', read)).toBe('Anna');
  });
});

test('what goes on in the wake of a visit is no part of it', async () => {
  const { read } = counted();
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let later: Promise<number> | undefined;
  await asOneVisit(async () => {
    expect(await oncePerVisit('a', read)).toBe(1);
    // E.g. the next request of a connection, which a runtime may begin where the answer before it ended.
    later = over.then(() => oncePerVisit('a', read));
  });
  end();
  expect(await later).toBe(2);
});
