import { type Static, Type } from 'typebox';
import { action, list, longText, object, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  items: list(
    object({
      title: text({ title: 'Title', minLength: 1, maxLength: 80 }),
      text: longText({ title: 'Text', maxLength: 400 }),
    }),
    {
      title: 'Steps',
      minItems: 1,
      maxItems: 8,
    },
  ),
  action: Type.Optional(action({ title: 'Action' })),
});
export type StepsProps = Static<typeof props>;
