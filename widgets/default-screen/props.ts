import { type Static, Type } from 'typebox';
import { key, text } from '#registry/fields.ts';

export const props = Type.Object({
  screen: key({ title: 'Key of the screen' }),
  phone: text({ title: 'Phone', maxLength: 30, default: '' }),
});
export type DefaultScreenProps = Static<typeof props>;
