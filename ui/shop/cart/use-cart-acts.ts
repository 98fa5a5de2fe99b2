import { type RefCallback, useEffect, useRef, useState } from 'react';
import { type LineChange, lineKey, type RemovedLine } from '#schemas/cart-lines.ts';
import type { CartRow } from './cart-rows.ts';
import type { CartModel } from './use-cart-model.ts';
import { useCartNotice } from './use-cart-notice.ts';

/** What was taken out last, until something else is, or it is put back. */
export interface RemovedArticle {
  readonly title: string;
  readonly line: RemovedLine;
}

/** What a person does with the cart, with the notices about it and the focus where they would look for it. */
export function useCartActs(cart: CartModel) {
  const tell = useCartNotice();
  const [removed, setRemoved] = useState<RemovedArticle | null>(null);
  /** The line that was put back and has to be shown. */
  const [restored, setRestored] = useState<string | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  useEffect(() => {
    if (restored === null) return;
    buttons.current.get(restored)?.focus();
    setRestored(null);
  }, [restored]);
  return {
    removed,
    change: ({ key, good }: CartRow, { quantity, conditionId }: LineChange) => {
      const outcome = cart.edit(key, {
        ...(quantity !== undefined && { quantity }),
        ...(conditionId !== undefined && { conditionId, good }),
      });
      if (outcome.kind === 'in-cart') tell(outcome, good.title ?? good.alias);
    },
    remove: ({ key, good }: CartRow) => {
      const outcome = cart.remove(key);
      const title = good.title ?? good.alias;
      tell(outcome, title);
      if (outcome.kind === 'removed') setRemoved({ title, line: outcome.removed });
    },
    undo: () => {
      if (!removed) return;
      const outcome = cart.restore(removed.line);
      if (outcome.kind === 'restored') setRestored(lineKey(outcome.line));
      else tell(outcome, removed.title);
      setRemoved(null);
    },
    /** Keeps the button that removes a line, to which the focus comes back. */
    buttonOf:
      (key: string): RefCallback<HTMLButtonElement> =>
      (button) => {
        if (button) buttons.current.set(key, button);
        else buttons.current.delete(key);
      },
  };
}
