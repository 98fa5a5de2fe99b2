import { type Static, Type } from 'typebox';
import { key } from '#registry/fields.ts';

export const props = Type.Object({
  alias: Type.Optional(
    key({ title: 'Alias of the article; without it, the one the address names', relation: 'good' }),
  ),
});
export type GoodProps = Static<typeof props>;
