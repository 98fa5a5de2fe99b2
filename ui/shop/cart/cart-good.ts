import type { CartGood } from '#schemas/cart.ts';
import type { GoodSummary } from '#schemas/good.ts';

/** Of an article what the cart remembers. */
export const cartGoodOf = ({
  alias,
  category,
  title,
  image,
  price_minor,
  currency,
  sale_conditions,
}: GoodSummary): CartGood => ({
  alias,
  category,
  title,
  price_minor,
  currency,
  ...(image && { image }),
  ...(sale_conditions && sale_conditions.length > 0 && { sale_conditions }),
});
