import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CardState, cardStates } from '#schemas/lending/card.ts';
import { type CardAct, cardAfter } from './card-state.ts';

const acts = fc.array(fc.constantFrom<CardAct>('freeze', 'unfreeze', 'block'), { maxLength: 30 });

test('[truth] any acts: the last freeze or unfreeze holds until the card is blocked, and then nothing does', () => {
  fc.assert(
    fc.property(acts, (given) => {
      let state: CardState = 'active';
      let blocked = false;
      for (const act of given) {
        const after = cardAfter(state, act);
        if (blocked) expect(after).toBeNull();
        else {
          expect(after).toBe({ freeze: 'frozen', unfreeze: 'active', block: 'blocked' }[act]);
          // Once more is once, save for what cannot be undone.
          if (act !== 'block') expect(cardAfter(after ?? expect.unreachable(), act)).toBe(after);
        }
        state = after ?? state;
        blocked ||= act === 'block';
        expect(state === 'blocked').toBe(blocked);
      }
    }),
  );
});

test('[truth] every state but blocked can be left for both others', () => {
  const reached = (state: CardState) =>
    new Set((['freeze', 'unfreeze', 'block'] as const).map((act) => cardAfter(state, act)));
  expect(reached('active')).toEqual(new Set(cardStates));
  expect(reached('frozen')).toEqual(new Set(cardStates));
  expect(reached('blocked')).toEqual(new Set([null]));
});
