import { type Static, Type } from 'typebox';
import { choice, key, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  form: key({ title: 'Form, by its alias', relation: 'form', maxLength: 100 }),
  layout: choice(['card', 'split', 'plain'], {
    title: 'Layout',
    description:
      'card: one column in a card; split: the words beside the form; plain: the form alone, for a column',
    default: 'card',
  }),
  title: Type.Optional(text({ title: 'Title; empty: the form’s own', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Text; empty: the form’s own', maxLength: 500 })),
});
export type FormProps = Static<typeof props>;
