import { type Static, Type } from 'typebox';
import { optional, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: optional(text({ title: 'Heading', description: 'The screen’s own when empty', maxLength: 120 })),
});
export type ContractDocsProps = Static<typeof props>;
