import { type Static, Type } from 'typebox';
import { text } from '#registry/fields.ts';

export const props = Type.Object({
  phone: text({ title: 'Phone to call meanwhile', maxLength: 30, default: '' }),
});
export type ProcessErrorProps = Static<typeof props>;
