import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

const words = (most: number) => fc.uniqueArray(fc.string(), { minLength: 1, maxLength: most });

test('[issue 16] however many there are, no two have one name, and none has one that is taken', () => {
  fc.assert(
    fc.property(
      words(120),
      fc.uniqueArray(fc.stringMatching(/^[a-zA-Z]$/), { maxLength: 10 }),
      (names, taken) => {
        const short = [...shortNames(names, new Set(taken)).values()];
        expect(new Set([...short, ...taken]).size).toBe(names.length + taken.length);
        for (const name of short) expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9]*$/);
      },
    ),
  );
});

test('[issue 16] no name is one that blockers of advertisements hide', () => {
  const names = Array.from({ length: 2500 }, (_, index) => `name-${index}`);
  const short = [...shortNames(names, new Set()).values()];
  expect(short).toContain('ac');
  for (const name of ['ad', 'aD', 'Ad', 'AD']) expect(short).not.toContain(name);
});

test('[issue 16] a name more leaves nearly all the others as they were', () => {
  const names = Array.from({ length: 1300 }, (_, index) => `name-${index}`);
  const before = shortNames(names, new Set());
  const after = shortNames(['new-one', ...names], new Set());
  const changed = names.filter((name) => before.get(name) !== after.get(name));
  expect(changed.length).toBeLessThan(names.length / 100);
});

test('[issue 16] names are as short as their number lets them be', () => {
  const lengthOf = (count: number) => {
    const names = Array.from({ length: count }, (_, index) => `name-${index}`);
    return Math.max(...Array.from(shortNames(names, new Set()).values(), (name) => name.length));
  };
  expect([lengthOf(41), lengthOf(42), lengthOf(2579), lengthOf(2580)]).toEqual([1, 2, 2, 3]);
});
