import { type Static, Type } from 'typebox';
import { action, choice, longText, optional, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: text({ title: 'Heading', minLength: 1 }),
  text: longText({ title: 'Text', maxLength: 500, default: '' }),
  action: action({ title: 'The thing to do' }),
  secondary: optional(action({ title: 'Another way' })),
  tone: choice(['brand', 'soft', 'accent'], { title: 'Tone', default: 'brand' }),
});
export type CallToActionProps = Static<typeof props>;
