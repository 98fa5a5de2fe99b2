import type { PricedLine } from '#schemas/cart.ts';
import { deliveryPrice } from '#schemas/delivery-price.ts';
import type { Good } from '#schemas/good.ts';
import type { Checkout, CheckoutChange, OrderLine } from '#schemas/order.ts';
import type { DeliveryWay } from '#schemas/shop-config.ts';
import { priceLines } from '../cart/price-cart.ts';

/** What an order comes to, calculated from what is live now. */
export interface PricedOrder {
  readonly lines: readonly OrderLine[];
  readonly goodsMinor: number;
  readonly deliveryMinor: number;
  readonly totalMinor: number;
  /** What is not as the buyer was shown it; an order is made only where there is nothing. */
  readonly changes: readonly CheckoutChange[];
}

type Shown = Pick<Checkout, 'goods' | 'expected_total_minor' | 'delivery_price_minor'>;

/**
 * Calculates an order anew ([sec 35]), with the prices the cart has: what the buyer sends are wishes and what they saw, never
 * prices.
 */
export function priceOrder(
  shown: Shown,
  goods: ReadonlyMap<string, Good>,
  { way, currency }: { readonly way: DeliveryWay; readonly currency: string },
): PricedOrder {
  const priced = priceLines(shown.goods, goods).lines.map((line, at) =>
    orderLine(line, goods.get(line.alias), { shown: shown.goods[at]?.unit_price_minor, currency }),
  );
  const lines = priced.flatMap(({ line }) => line ?? []);
  const goodsMinor = lines.reduce((sum, { total_minor }) => sum + total_minor, 0);
  const deliveryMinor = deliveryPrice(way, goodsMinor);
  const totalMinor = goodsMinor + deliveryMinor;
  const { expected_total_minor: expected, delivery_price_minor: delivery } = shown;
  return {
    lines,
    goodsMinor,
    deliveryMinor,
    totalMinor,
    changes: [
      ...priced.flatMap(({ change }) => change ?? []),
      ...changed('delivery', delivery, deliveryMinor),
      ...changed('total', expected, totalMinor),
    ],
  };
}

const changed = (kind: 'delivery' | 'total', old: number | undefined, now: number): CheckoutChange[] =>
  old === undefined || old === now ? [] : [{ kind, old_minor: old, new_minor: now }];

function orderLine(
  { alias, sale_condition_id: id, item_cnt, unit_price_minor: unit, line_price_minor, problem }: PricedLine,
  good: Good | undefined,
  { shown, currency }: { readonly shown: number | undefined; readonly currency: string },
): { readonly line?: OrderLine; readonly change?: CheckoutChange } {
  const about = {
    alias,
    ...(id !== undefined && { sale_condition_id: id }),
    ...(good && { title: good.title }),
  };
  const isSold = good !== undefined && unit !== undefined && good.currency === currency;
  if (problem !== undefined || !isSold) return { change: { kind: 'gone', ...about } };
  const condition = good.sale_conditions?.find((one) => one.id === id);
  const line: OrderLine = {
    alias,
    category: good.category,
    title: good.title,
    sale_condition_id: id ?? null,
    sale_condition: condition?.title ?? null,
    unit_price_minor: unit,
    item_cnt,
    total_minor: line_price_minor,
  };
  if (shown === undefined || shown === unit) return { line };
  return { line, change: { kind: 'price', ...about, old_minor: shown, new_minor: unit } };
}
