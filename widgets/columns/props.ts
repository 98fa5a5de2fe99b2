import { type Static, Type } from 'typebox';
import { choice, flag } from '#registry/fields.ts';

export const props = Type.Object({
  layout: choice(['equal', 'wide-first', 'wide-second'], { title: 'Widths', default: 'equal' }),
  gap: choice(['normal', 'wide', 'none'], { title: 'Space between', default: 'normal' }),
  reverseOnPhone: flag({ title: 'Last column first on a phone', default: false }),
});
export type ColumnsProps = Static<typeof props>;
