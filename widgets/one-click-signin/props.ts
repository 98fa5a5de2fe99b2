import { type Static, Type } from 'typebox';
import { optional, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: optional(text({ title: 'Heading; the usual one when empty', maxLength: 120 })),
});
export type OneClickSignInProps = Static<typeof props>;
