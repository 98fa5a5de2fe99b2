import { type Static, Type } from 'typebox';
import { action, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: text({ title: 'What it counts down to', minLength: 1, maxLength: 120 }),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  at: Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})$',
    title: 'The moment, with its time zone',
    description: 'E.g. 2026-12-01T12:00+01:00. Only for an end that is real and stays where it is.',
    field: 'moment',
  }),
  ended: text({ title: 'Words after the end', minLength: 1, maxLength: 200 }),
  action: Type.Optional(action({ title: 'Button; gone after the end' })),
});
export type CountdownProps = Static<typeof props>;
