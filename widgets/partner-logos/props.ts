import { type Static, Type } from 'typebox';
import { image, link, list, longText, object, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  logos: list(
    object({
      name: text({ title: 'Name of the partner', minLength: 1, maxLength: 80 }),
      image: Type.Optional(image({ title: 'Logo, drawn for a light ground; the name in words without it' })),
      href: Type.Optional(link({ title: 'Leads to' })),
    }),
    { title: 'Logos', maxItems: 48, default: [] },
  ),
});
export type PartnerLogosProps = Static<typeof props>;
