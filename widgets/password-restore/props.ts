import { type Static, Type } from 'typebox';
import { choice, longText, optional, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: optional(text({ title: 'Heading; the usual one when empty', maxLength: 120 })),
  lead: optional(longText({ title: 'Words under the heading', maxLength: 400 })),
  by: choice(['email', 'identity'], {
    title: 'Asks for the e-mail address, or for other details that tell whose account it is',
    default: 'email',
  }),
});
export type PasswordRestoreProps = Static<typeof props>;
