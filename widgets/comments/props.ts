import { type Static, Type } from 'typebox';
import { key, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Heading; the usual one when empty', maxLength: 120 })),
  alias: Type.Optional(
    key({ title: 'Alias of the post; without it, the one the address names', relation: 'post' }),
  ),
});
export type CommentsProps = Static<typeof props>;
