import { type Static, Type } from 'typebox';
import { choice, richText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Heading', maxLength: 120 })),
  html: richText({ title: 'Text' }),
  width: choice(['text', 'wide'], { title: 'Width', default: 'text' }),
});
export type RichTextProps = Static<typeof props>;
