import { type Static, Type } from 'typebox';
import { integer, key, list, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title; “Similar products” without it', maxLength: 120 })),
  goods: list(key({ title: 'Alias of an article', relation: 'good' }), {
    title: 'Chosen goods; without any, those of the same category',
    maxItems: 12,
    default: [],
  }),
  category: Type.Optional(
    key({
      title: 'Category of goods; without it, that of the article the address names',
      relation: 'good-category',
    }),
  ),
  count: integer({ title: 'How many goods', minimum: 2, maximum: 12, default: 4 }),
});
export type GoodsRelatedProps = Static<typeof props>;
