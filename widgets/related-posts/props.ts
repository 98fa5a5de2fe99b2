import { type Static, Type } from 'typebox';
import { integer, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title; "Read on" without it', maxLength: 120 })),
  count: integer({ title: 'How many posts', minimum: 1, maximum: 6, default: 3 }),
});
export type RelatedPostsProps = Static<typeof props>;
