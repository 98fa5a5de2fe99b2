import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Progress } from './progress.ts';

test('property: a suite of any size says at most a hundred times how far it is, ever further, and at last that it is done', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), (total) => {
      const lines: string[] = [];
      const progress = new Progress(total, (line) => lines.push(line));
      for (let item = 0; item < total; item += 1)
        progress.advance((done, of) => `${done} of ${of} tests, 0 failed`);
      const percents = lines.map((line) => Number.parseInt(line, 10));
      expect(percents).toEqual([...new Set(percents)].toSorted((a, b) => a - b));
      expect(lines.length).toBeLessThanOrEqual(100);
      expect(lines.at(-1)).toBe(` 100 %  ${total} of ${total} tests, 0 failed`);
    }),
  );
});
