import { type Static, Type } from 'typebox';
import { flag, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Heading', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  routes: flag({
    title: 'Offer a route to each place',
    description: 'A link to OpenStreetMap; nothing of it is loaded here',
    default: true,
  }),
});
export type BranchMapProps = Static<typeof props>;
