import { type Static, Type } from 'typebox';
import { link, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title; without one the page’s', maxLength: 120 })),
  cart: link({ title: 'Where the cart is', default: '/cart' }),
  shop: link({ title: 'Where there are goods: the way out of an empty cart', default: '/category' }),
});
export type CheckoutProps = Static<typeof props>;
