import { type Static, Type } from 'typebox';
import { flag, list, longText, object, richText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  items: list(
    object({ title: text({ title: 'Question', minLength: 1 }), html: richText({ title: 'Answer' }) }),
    { title: 'Questions', minItems: 1, maxItems: 50 },
  ),
  exclusive: flag({ title: 'One open at a time', default: false }),
});
export type AccordionProps = Static<typeof props>;
