import { type Static, Type } from 'typebox';
import { longText, optional, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: optional(text({ title: 'Heading; the usual one when empty', maxLength: 120 })),
  lead: optional(longText({ title: 'Words under the heading', maxLength: 400 })),
});
export type CounterOfferProps = Static<typeof props>;
