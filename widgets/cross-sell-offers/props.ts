import { type Static, Type } from 'typebox';
import { integer, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  count: integer({ title: 'How many offers', minimum: 1, maximum: 12, default: 3 }),
  note: Type.Optional(longText({ title: 'Note under the offers, e.g. who pays for them', maxLength: 400 })),
});
export type CrossSellOffersProps = Static<typeof props>;
