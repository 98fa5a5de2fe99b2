import type { CardState } from '#schemas/lending/card.ts';

/** What is done to a card. Paying with it is the issuer's matter. */
export type CardAct = 'freeze' | 'unfreeze' | 'block';

/**
 * A card goes to and fro between active and frozen, and from either to blocked, which is the end. Doing once more what was done
 * already changes nothing: two windows, or a button pressed twice, are no error.
 * @returns the state afterwards; null where the act is refused
 */
export function cardAfter(state: CardState, act: CardAct): CardState | null {
  if (state === 'blocked') return null;
  if (act === 'block') return 'blocked';
  return act === 'freeze' ? 'frozen' : 'active';
}
