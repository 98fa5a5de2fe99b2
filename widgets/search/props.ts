import { type Static, Type } from 'typebox';
import { action, link, list, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 300 })),
  label: Type.Optional(text({ title: 'Words above the field; empty: the usual ones', maxLength: 120 })),
  action: Type.Optional(
    link({
      title: 'Page with the results',
      description: 'A page that holds this widget, too. Empty: the page the field stands on.',
    }),
  ),
  popular: list(text({ title: 'Words', minLength: 2, maxLength: 60 }), {
    title: 'What people often look for',
    maxItems: 12,
    default: [],
  }),
  help: list(action({ title: 'Link' }), {
    title: 'Where else to look, when nothing is found',
    maxItems: 6,
    default: [],
  }),
});
export type SearchProps = Static<typeof props>;
