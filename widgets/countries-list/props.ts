import { type Static, Type } from 'typebox';
import { key, list, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  codes: list(key({ title: 'Code of ISO 3166-1, e.g. PL', maxLength: 2 }), {
    title: 'Only these countries; all without any',
    maxItems: 250,
    default: [],
  }),
});
export type CountriesListProps = Static<typeof props>;
