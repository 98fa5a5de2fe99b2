import { type Static, Type } from 'typebox';
import { key } from '#registry/fields.ts';

export const props = Type.Object({
  alias: Type.Optional(
    key({ title: 'Alias of the post; without it, the one the address names', relation: 'post' }),
  ),
});
export type PostArticleProps = Static<typeof props>;
