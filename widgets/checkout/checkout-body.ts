import { deliveryPrice } from '#schemas/delivery-price.ts';
import type { Checkout } from '#schemas/order.ts';
import type { CartRow, CartSum } from '#ui/shop/cart/cart-rows.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { CheckoutPlace, Delivery } from './checkout-place.ts';

/** What the buyer is shown to pay, in minor units. */
export interface CheckoutTotal {
  readonly goodsMinor: number;
  /** Null before a way of delivery is chosen. */
  readonly deliveryMinor: number | null;
  /** With the delivery, as far as it is chosen. */
  readonly totalMinor: number;
}

export function checkoutTotal({ totalMinor: goodsMinor }: CartSum, way: Delivery | undefined): CheckoutTotal {
  const deliveryMinor = way ? deliveryPrice(way, goodsMinor) : null;
  return { goodsMinor, deliveryMinor, totalMinor: goodsMinor + (deliveryMinor ?? 0) };
}

/** The order as it is sent: what is wanted, and what the buyer was shown. The same intention is the same text. */
export function checkoutBody(
  draft: CheckoutDraft,
  {
    rows,
    total,
    way,
    consents,
    agreed,
  }: {
    readonly rows: readonly CartRow[];
    readonly total: CheckoutTotal;
    readonly way: Delivery;
    readonly consents: CheckoutPlace['consents'];
    readonly agreed: ReadonlySet<string>;
  },
): Checkout {
  const { contact, address, point, payment } = draft;
  const [street, flat] = [address.street.trim(), address.flat.trim()];
  return {
    goods: rows.map(({ line, unitMinor }) => ({
      alias: line.itemData.alias,
      ...(line.sale_condition_id !== undefined && { sale_condition_id: line.sale_condition_id }),
      item_cnt: line.quantity,
      ...(unitMinor !== null && { unit_price_minor: unitMinor }),
    })),
    expected_total_minor: total.totalMinor,
    ...(total.deliveryMinor !== null && { delivery_price_minor: total.deliveryMinor }),
    contact: {
      firstname: contact.firstname.trim(),
      lastname: contact.lastname.trim(),
      email: contact.email.trim(),
      phone: contact.phone.trim(),
    },
    delivery: way.alias,
    ...(way.to === 'address' && {
      address: {
        postal_code: address.postal_code,
        city: address.city.trim(),
        ...(street && { street }),
        house: address.house.trim(),
        ...(flat && { flat }),
      },
    }),
    ...(way.to === 'point' && { point: point.trim() }),
    consents: consents.flatMap(({ uuid }) => (agreed.has(uuid) ? [uuid] : [])),
    payment: payment === 'loan' ? 'loan' : 'gateway',
  };
}
