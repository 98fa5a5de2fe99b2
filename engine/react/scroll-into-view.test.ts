import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrollPosition } from './scroll-into-view.ts';

test('[spec 9] a scroll lasts 500 ms, from where the page is to where it shall be, and never back', () => {
  const place = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(place, place, fc.uniqueArray(fc.nat(500)), (from, to, moments) => {
      expect(scrollPosition(from, to, 0)).toBe(from);
      expect(scrollPosition(from, to, 500)).toBe(to);
      expect(scrollPosition(from, to, 900)).toBe(to);
      const way = moments
        .toSorted((a, b) => a - b)
        .map((at) => Math.abs(scrollPosition(from, to, at) - from));
      expect(way).toEqual(way.toSorted((a, b) => a - b));
    }),
  );
});
