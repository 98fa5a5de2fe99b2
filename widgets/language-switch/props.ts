import { type Static, Type } from 'typebox';
import { text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Words before the languages; empty: none', maxLength: 120 })),
});
export type LanguageSwitchProps = Static<typeof props>;
