import { type Static, Type } from 'typebox';
import { choice, flag, list, longText, object, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  caption: text({ title: 'Caption: what is compared', minLength: 1 }),
  columns: list(
    object({
      title: text({ title: 'Name of the option', minLength: 1, maxLength: 60 }),
      note: Type.Optional(text({ title: 'Line under the name', maxLength: 80 })),
      marked: Type.Optional(flag({ title: 'Marked as ours' })),
    }),
    { title: 'Options', minItems: 2, maxItems: 4 },
  ),
  markedWord: Type.Optional(
    text({ title: 'Word on the marked option; empty: the usual one', maxLength: 30 }),
  ),
  rows: list(
    object({
      label: text({ title: 'Feature', minLength: 1, maxLength: 120 }),
      hint: Type.Optional(text({ title: 'Explanation', maxLength: 200 })),
      cells: list(
        object({
          answer: choice(['text', 'yes', 'no', 'partly'], { title: 'Answer', default: 'text' }),
          text: Type.Optional(text({ title: 'Text, alone or beside the answer', maxLength: 200 })),
        }),
        { title: 'One for each option, in their order', maxItems: 4 },
      ),
    }),
    { title: 'Features', maxItems: 40, default: [] },
  ),
  note: Type.Optional(longText({ title: 'Footnote', maxLength: 800 })),
});
export type ComparisonTableProps = Static<typeof props>;
export type ComparisonRow = ComparisonTableProps['rows'][number];
export type ComparisonCell = ComparisonRow['cells'][number];
