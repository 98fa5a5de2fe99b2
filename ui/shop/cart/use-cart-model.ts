import { useState } from 'react';
import type { CartItem } from '#schemas/cart.ts';
import {
  type CartLines,
  type CartOutcome,
  type CartStep,
  editLine,
  removeLine,
  renewLines,
  restoreLine,
} from '#schemas/cart-lines.ts';
import { type CartState, type CartStore, deviceCart, useCart } from './cart-store.ts';

/** A cart and what can be done with it. */
export type CartModel = CartState & Pick<CartStore, 'edit' | 'remove' | 'restore' | 'renew'>;

/** The cart of this device. */
export const useDeviceCart = (): CartModel => ({ ...useCart(), ...deviceCart() });

/** A cart of an example: works like one, and nobody keeps it. */
export function useSampleCart(first: readonly CartItem[], isRead: boolean): CartModel {
  const [lines, setLines] = useState<CartLines>(first);
  const act = ({ lines: next, outcome }: CartStep): CartOutcome => {
    setLines(next);
    return outcome;
  };
  return {
    lines,
    isRead,
    edit: (key, change) => act(editLine(lines, key, change)),
    remove: (key) => act(removeLine(lines, key)),
    restore: (removed) => act(restoreLine(lines, removed)),
    renew: (known) => setLines(renewLines(lines, known)),
  };
}
