import { type CartLines, lineKey } from '#schemas/cart-lines.ts';
import type { CheckoutChange } from '#schemas/order.ts';

/** What has to be done to the cart so that it fits what the shop said. Prices come with its next question. */
export type CartCorrection =
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'fewer'; readonly key: string; readonly quantity: number };

/** Corrections of the lines that changes name: what is gone leaves the cart, of what is short as much stays as there is. */
export const correctionsOf = (
  lines: CartLines,
  changes: readonly CheckoutChange[],
): readonly CartCorrection[] =>
  changes.flatMap(({ kind, alias, sale_condition_id: condition, left = 0 }): CartCorrection[] => {
    if (kind !== 'gone' && kind !== 'short') return [];
    // A line without a condition was answered under the article's first.
    const line = lines.find(
      (one) =>
        one.itemData.alias === alias &&
        (condition === undefined ||
          one.sale_condition_id === undefined ||
          one.sale_condition_id === condition),
    );
    if (!line) return [];
    const key = lineKey(line);
    if (kind === 'gone' || left === 0) return [{ kind: 'remove', key }];
    return left < line.quantity ? [{ kind: 'fewer', key, quantity: left }] : [];
  });
