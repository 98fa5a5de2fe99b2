import { type Static, Type } from 'typebox';
import { flag, list, longText, text } from '#registry/fields.ts';
import { phoneLayout } from '#registry/phone-layout.ts';

export const props = Type.Object({
  title: text({ title: 'Heading', default: '' }),
  caption: text({ title: 'Caption: what the table shows', minLength: 1 }),
  columns: list(Type.Object({ title: text({ title: 'Column', maxLength: 80 }) }), {
    title: 'Columns',
    minItems: 1,
    maxItems: 12,
  }),
  rows: list(list(text({ title: 'Cell', maxLength: 400 }), { title: 'Row', maxItems: 12 }), {
    title: 'Rows',
  }),
  rowHeads: flag({ title: 'The first cell names its row', default: true }),
  phones: phoneLayout(),
  note: longText({ title: 'Note under the table', default: '' }),
});
export type TableProps = Static<typeof props>;
