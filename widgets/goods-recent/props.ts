import { type Static, Type } from 'typebox';
import { integer, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title; “Recently viewed” without it', maxLength: 120 })),
  count: integer({ title: 'How many goods', minimum: 2, maximum: 12, default: 6 }),
});
export type GoodsRecentProps = Static<typeof props>;
