import { type Static, Type } from 'typebox';
import { integer, key, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title; the category’s own without it', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  category: Type.Optional(
    key({
      title: 'Alias of a category, in place of the one that the address names',
      relation: 'good-category',
    }),
  ),
  size: integer({ title: 'Goods on a page', minimum: 6, maximum: 60, default: 24 }),
});
export type GoodsListProps = Static<typeof props>;
