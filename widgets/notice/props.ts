import { type Static, Type } from 'typebox';
import { action, choice, richText, text } from '#registry/fields.ts';

export const props = Type.Object({
  tone: choice(['info', 'success', 'caution', 'danger'], { title: 'Kind', default: 'info' }),
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  html: richText({ title: 'Text', default: '' }),
  action: Type.Optional(action({ title: 'What to do' })),
  until: Type.Optional(
    Type.String({
      title: 'Last day on which it is shown, e.g. 2026-12-24',
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
      field: 'date',
    }),
  ),
});
export type NoticeProps = Static<typeof props>;
