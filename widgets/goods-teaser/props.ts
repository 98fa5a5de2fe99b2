import { type Static, Type } from 'typebox';
import { flag, integer, key, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title; the category’s own without it', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  category: key({ title: 'Alias of the category of goods', relation: 'good-category' }),
  count: integer({ title: 'How many goods', minimum: 1, maximum: 12, default: 4 }),
  linkToCategory: flag({ title: 'Link to the category', default: true }),
});
export type GoodsTeaserProps = Static<typeof props>;
