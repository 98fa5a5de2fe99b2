import { type Static, Type } from 'typebox';
import { action, choice, list, longText, object, text } from '#registry/fields.ts';
import { iconNames } from '#ui/design/icon-names.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  items: list(
    object({
      date: Type.Optional(
        Type.String({
          title: 'Date: 2026, 2026-11 or 2026-11-30',
          pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$',
          field: 'date',
        }),
      ),
      when: Type.Optional(text({ title: 'Words instead of the date, e.g. Day 1', maxLength: 60 })),
      icon: Type.Optional(choice(iconNames, { title: 'Icon' })),
      title: text({ title: 'What happens', minLength: 1, maxLength: 120 }),
      text: Type.Optional(longText({ title: 'Text', maxLength: 800 })),
      link: Type.Optional(action({ title: 'Link' })),
    }),
    { title: 'Events, in order', maxItems: 30, default: [] },
  ),
});
export type TimelineProps = Static<typeof props>;
export type TimelineEvent = TimelineProps['items'][number];
