import { type Static, Type } from 'typebox';
import { longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  text: longText({
    title: 'What the host says',
    description: 'Empty: the usual words',
    maxLength: 5000,
    default: '',
  }),
  phone: text({ title: 'Phone that is answered meanwhile', maxLength: 30, default: '' }),
});
export type SiteOfflineProps = Static<typeof props>;
