import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEncodeTurns } from './encode-turns.ts';

test('[reliability] whatever fails and in whatever order they end, never more run than may, and all have their turn', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ turns: fc.nat(4), fails: fc.boolean() }), { maxLength: 20 }),
      async (most, pieces) => {
        const take = createEncodeTurns(most);
        let running = 0;
        let highest = 0;
        const begun: number[] = [];
        const results = await Promise.allSettled(
          pieces.map(({ turns, fails }, index) =>
            take(async () => {
              begun.push(index);
              running += 1;
              highest = Math.max(highest, running);
              for (let left = turns; left > 0; left -= 1) await Promise.resolve();
              running -= 1;
              if (fails) throw new Error('broken');
              return index;
            }),
          ),
        );
        expect(highest).toBeLessThanOrEqual(most);
        expect(begun).toEqual(pieces.map((_piece, index) => index));
        expect(results.map(({ status }) => status === 'rejected')).toEqual(pieces.map(({ fails }) => fails));
      },
    ),
  );
});
