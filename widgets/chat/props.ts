import { type Static, Type } from 'typebox';
import { optional, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: optional(text({ title: 'Heading; the page’s own when empty', maxLength: 120 })),
});
export type ChatProps = Static<typeof props>;
