import { usePage } from '#engine/react/page-context.tsx';
import type { Order } from '#schemas/order.ts';
import { deviceCart } from '#ui/shop/cart/cart-store.ts';

interface Props {
  readonly order: Order;
  /** Where the cart is. */
  readonly cart: string;
}

/** Puts what was ordered into the cart again, where it is priced as it is now. */
export function OrderAgain({ order: { goods, currency }, cart }: Props) {
  const { t, href } = usePage();
  const again = () => {
    for (const line of goods) {
      const condition = line.sale_condition_id;
      const known = {
        alias: line.alias,
        category: line.category,
        title: line.title,
        price_minor: line.unit_price_minor,
        currency,
        ...(condition !== null && {
          sale_conditions: [
            { id: condition, ...(line.sale_condition !== null && { title: line.sale_condition }) },
          ],
        }),
      };
      deviceCart().add(known, { quantity: line.item_cnt });
    }
    location.assign(href(cart));
  };
  return (
    <button type="button" className="btn btn-primary w-full sm:w-auto" onClick={again}>
      {t('order.order-again')}
    </button>
  );
}
