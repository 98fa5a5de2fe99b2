import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readsEnd } from './reads-end.ts';

const room = 400;

test('a card that grew before the scroll to the end was heard of is not taken for somebody who went up', () => {
  // Scrolled to the end of 1000; its event comes when there are 1300.
  expect(readsEnd({ top: 0, isEnd: true }, { top: 600, height: 1300, room })).toBe(true);
  expect(readsEnd({ top: 600, isEnd: true }, { top: 599, height: 1300, room })).toBe(false);
});

test('property: the end is left by going up alone, and found again near it alone', () => {
  const moves = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('grow' as const), by: fc.integer({ min: 0, max: 900 }) }),
      fc.record({ kind: fc.constant('go' as const), by: fc.integer({ min: -900, max: 900 }) }),
    ),
  );
  fc.assert(
    fc.property(moves, (made) => {
      let height = 1000;
      let before = { top: 600, isEnd: true };
      for (const { kind, by } of made) {
        if (kind === 'grow') height += by;
        const top = kind === 'go' ? Math.max(0, Math.min(height - room, before.top + by)) : before.top;
        const isEnd = readsEnd(before, { top, height, room });
        if (height - top - room < 80) expect(isEnd).toBe(true);
        else expect(isEnd).toBe(before.isEnd && top >= before.top);
        before = { top, isEnd };
      }
    }),
  );
});
