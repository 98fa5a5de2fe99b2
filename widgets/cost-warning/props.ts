import { type Static, Type } from 'typebox';
import { choice, flag, longText } from '#registry/fields.ts';

export const props = Type.Object({
  variant: choice(['banner', 'inline'], {
    title: 'Look',
    description: '`banner`: a band of its own across the page; `inline`: a line inside a column or a slot',
    default: 'banner',
  }),
  advice: longText({
    title: 'Advice under the warning',
    description: 'In your own words; it never replaces the warning',
    maxLength: 300,
    default: '',
  }),
  showSource: flag({ title: 'Name the law the warning comes from', default: false }),
});
export type CostWarningProps = Static<typeof props>;
