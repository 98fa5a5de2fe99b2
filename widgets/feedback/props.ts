import { type Static, Type } from 'typebox';
import { key, longText, optional, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: optional(text({ title: 'Question; the usual one when empty', maxLength: 120 })),
  lead: optional(longText({ title: 'Words under the question', maxLength: 400 })),
  topic: optional(key({ title: 'What it is about, e.g. application', maxLength: 60 })),
});
export type FeedbackProps = Static<typeof props>;
