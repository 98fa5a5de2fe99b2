import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inForce } from './in-force.ts';

const day = fc
  .tuple(
    fc.integer({ min: 2020, max: 2030 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`);
const entries = fc.uniqueArray(
  day.map((from) => ({ from })),
  { selector: ({ from }) => from, maxLength: 12 },
);

describe('inForce', () => {
  test('[law] begins on its day and not the day before', () => {
    const list = [{ from: '2026-11-20' }];
    expect(inForce(list, '2026-11-19')).toBeNull();
    expect(inForce(list, '2026-11-20')).toBe(list[0]);
    expect(inForce(list, '2026-11-21')).toBe(list[0]);
  });

  test('[law] is the newest begun, in whatever order they are kept', () => {
    fc.assert(
      fc.property(
        entries.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        day,
        ([list, shuffled], today) => {
          const found = inForce(list, today);
          expect(inForce(shuffled, today)).toEqual(found);
          const begun = list.filter(({ from }) => from <= today);
          if (found === null) expect(begun).toEqual([]);
          else expect(begun.every(({ from }) => from <= found.from) && found.from <= today).toBe(true);
        },
      ),
    );
  });

  test('[law] stays until the next one begins', () => {
    fc.assert(
      fc.property(entries, day, day, (list, one, other) => {
        const [early, late] = [one, other].toSorted() as [string, string];
        const between = list.some(({ from }) => from > early && from <= late);
        if (!between) expect(inForce(list, late)).toBe(inForce(list, early));
      }),
    );
  });

  test('[law] of two that begin on one day the later in the list counts', () => {
    const twins = [
      { from: '2026-01-01', name: 'slip' },
      { from: '2026-01-01', name: 'corrected' },
    ];
    expect(inForce(twins, '2026-01-01')).toBe(twins[1]);
  });
});
