import { type Static, Type } from 'typebox';
import { link, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title; without one the page’s', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  shop: link({ title: 'Where there are goods: the way out of an empty list', default: '/category' }),
});
export type WishlistProps = Static<typeof props>;
