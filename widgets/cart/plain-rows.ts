import type { CartProblem } from '#schemas/cart.ts';
import { type CartLines, lineKey, unitPrice } from '#schemas/cart-lines.ts';
import type { GoodDetails } from '#schemas/good.ts';
import { cartGoodOf } from '#ui/shop/cart/cart-good.ts';
import type { CartRow } from '#ui/shop/cart/cart-rows.ts';

/** Lines that only name their articles, with what the articles are and cost now. How many are left the checkout says. */
export const plainRows = (
  lines: CartLines,
  find: (alias: string) => Promise<GoodDetails | null>,
): Promise<CartRow[]> =>
  Promise.all(
    lines.map(async (line) => {
      const { sale_condition_id: condition } = line;
      const found = await find(line.itemData.alias);
      const good = found ? cartGoodOf(found) : line.itemData;
      const conditions = found?.sale_conditions ?? [];
      const isSold =
        conditions.length === 0 ? condition === undefined : conditions.some(({ id }) => id === condition);
      return {
        key: lineKey(line),
        line: { ...line, itemData: good },
        good,
        unitMinor: isSold ? unitPrice({ ...line, itemData: good }) : null,
        oldMinor: null,
        left: null,
        problem: problemOf(found, isSold),
      };
    }),
  );

function problemOf(found: GoodDetails | null, isSold: boolean): CartProblem | undefined {
  if (!found) return 'unknown';
  if (!found.available) return 'unavailable';
  return isSold ? undefined : 'condition-gone';
}
