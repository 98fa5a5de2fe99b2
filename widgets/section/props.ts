import { type Static, Type } from 'typebox';
import { choice, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  tone: choice(['plain', 'sunken', 'brand', 'sun'], { title: 'Tone', default: 'plain' }),
  width: choice(['full', 'narrow'], { title: 'Width of the content', default: 'full' }),
});
export type SectionProps = Static<typeof props>;
