import { type Static, Type } from 'typebox';
import { longText } from '#registry/fields.ts';

export const props = Type.Object({
  text: longText({
    title: 'What the host says',
    description: 'Empty: the usual words',
    maxLength: 5000,
    default: '',
  }),
});
export type SiteOfflineProps = Static<typeof props>;
