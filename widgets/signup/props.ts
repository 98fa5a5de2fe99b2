import { type Static, Type } from 'typebox';
import { choice, longText, optional, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: optional(text({ title: 'Heading; the usual one when empty', maxLength: 120 })),
  lead: optional(longText({ title: 'Words under the heading', maxLength: 400 })),
  registration: choice(['customer', 'product'], {
    title: 'Which registration: of the customer system, or of the product with sum and term',
    default: 'customer',
  }),
});
export type SignUpProps = Static<typeof props>;
