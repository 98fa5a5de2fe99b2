import { type Static, Type } from 'typebox';
import { choice, decimal, link, list, longText, object, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  tone: choice(['plain', 'deep'], { title: 'Ground', default: 'plain' }),
  items: list(
    object({
      before: Type.Optional(text({ title: 'Word before the number, e.g. over', maxLength: 20 })),
      value: decimal({ title: 'Number', minimum: -1e12, maximum: 1e12 }),
      unit: Type.Optional(text({ title: 'Unit after the number, e.g. % or days', maxLength: 20 })),
      label: text({ title: 'What was counted', minLength: 1, maxLength: 160 }),
      source: Type.Optional(
        text({ title: 'Source and date; a number in advertising needs one', maxLength: 200 }),
      ),
      href: Type.Optional(link({ title: 'Address of the source' })),
    }),
    { title: 'Numbers', maxItems: 6, default: [] },
  ),
  note: Type.Optional(longText({ title: 'Note under all numbers', maxLength: 600 })),
});
export type StatsProps = Static<typeof props>;
export type Stat = StatsProps['items'][number];
