import { type Static, Type } from 'typebox';
import { link, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title; without one the page’s', maxLength: 120 })),
  shop: link({ title: 'Where there are goods', default: '/category' }),
  cart: link({ title: 'Where the cart is', default: '/cart' }),
  orders: link({ title: 'Where a customer’s orders are', default: '/zamowienia' }),
});
export type OrderProps = Static<typeof props>;
