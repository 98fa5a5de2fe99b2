import { type Static, Type } from 'typebox';
import { link, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title; without one the page’s', maxLength: 120 })),
  shop: link({ title: 'Where there are goods: the way out of an empty cart', default: '/category' }),
  checkout: Type.Optional(link({ title: 'Where an order is placed; without it there is no button' })),
});
export type CartProps = Static<typeof props>;
