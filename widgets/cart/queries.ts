import type { QueryContext, WidgetQuery } from '#registry/widget.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { cartSubmit } from '#schemas/calls/shop.ts';
import type { CartItem, PricedCart } from '#schemas/cart.ts';
import { type ShopConfig, shopConfigCategory } from '#schemas/shop-config.ts';

/** A way of delivery, as far as a cart speaks of it. */
export type CartDelivery = Pick<ShopConfig['delivery'][number], 'to' | 'price_minor' | 'free_from_minor'>;

/** Where a cart is priced, and what the shop says of delivery. The lines themselves are the browser's. */
export interface CartPlace {
  readonly call: CallRef<typeof cartSubmit>;
  readonly delivery: readonly CartDelivery[];
  /** Of an example, which has a cart of its own and asks nobody. */
  readonly sample?: {
    readonly lines: readonly CartItem[];
    readonly priced?: PricedCart;
    readonly state?: 'reading' | 'failed';
  };
}

export function queries(_props: unknown, { customer, content }: QueryContext) {
  const place: WidgetQuery<CartPlace> = {
    queryKey: ['cart'],
    queryFn: async () => {
      const { delivery = [] } = (await content.config(shopConfigCategory)) as Partial<ShopConfig>;
      return {
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
