import { type Static, Type } from 'typebox';
import { flag, key, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  category: Type.Optional(key({ title: 'Category of questions; all without it', relation: 'faq-category' })),
  search: flag({ title: 'With a field to search the questions', default: true }),
});
export type FaqProps = Static<typeof props>;
