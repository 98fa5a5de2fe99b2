import type { QueryContext, WidgetQuery } from '#registry/widget.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { cartSubmit } from '#schemas/calls/shop.ts';
import type { CartItem, PricedCart } from '#schemas/cart.ts';
import {
  type CartNotice,
  cartItemParameter,
  cartNoticeParameter,
  cartNotices,
  readCartItems,
} from '#schemas/plain-cart.ts';
import { type ShopConfig, shopConfigCategory } from '#schemas/shop-config.ts';
import type { CartRow } from '#ui/shop/cart/cart-rows.ts';
import { plainRows } from './plain-rows.ts';

/** A way of delivery, as far as a cart speaks of it. */
export type CartDelivery = Pick<ShopConfig['delivery'][number], 'to' | 'price_minor' | 'free_from_minor'>;

/** A cart that stands in the address. */
export interface PlainCartData {
  readonly rows: readonly CartRow[];
  /** About the last wish. */
  readonly notice?: CartNotice;
}

/** Where a cart is priced, and what the shop says of delivery. The lines themselves are the browser's; without script the address names them. */
export interface CartPlace {
  readonly call: CallRef<typeof cartSubmit>;
  readonly delivery: readonly CartDelivery[];
  /** Of a browser without script: what the address names. Missing where it names nothing. */
  readonly plain?: PlainCartData;
  /** Of an example, which has a cart of its own and asks nobody. */
  readonly sample?: {
    readonly lines: readonly CartItem[];
    readonly priced?: PricedCart;
    readonly state?: 'reading' | 'failed';
  };
}

export function queries(_props: unknown, { customer, content, locale, parameter, parameters }: QueryContext) {
  const items = parameters(cartItemParameter);
  const notice = parameter(cartNoticeParameter);
  const place: WidgetQuery<CartPlace> = {
    queryKey: ['cart', locale, notice, ...items],
    queryFn: async () => {
      const [config, rows] = await Promise.all([
        content.config(shopConfigCategory),
        plainRows(readCartItems(items), (alias) => content.good(alias)),
      ]);
      const { delivery = [] } = config as Partial<ShopConfig>;
      const told = cartNotices.find((kind) => kind === notice);
      return {
        ...((rows.length > 0 || told) && { plain: { rows, ...(told && { notice: told }) } }),
        call: customer.call(cartSubmit),
        delivery: delivery.map(({ to, price_minor, free_from_minor }) => ({
          to,
          price_minor,
          ...(free_from_minor !== undefined && { free_from_minor }),
        })),
      };
    },
  };
  return { place };
}
