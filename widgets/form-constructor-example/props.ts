import { type Static, Type } from 'typebox';
import { key, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Heading; empty: the usual words', maxLength: 120 })),
  preset: Type.Optional(
    key({
      title: 'What to begin with',
      description: 'E.g. type/money, rule/pesel, binding/show; empty: all',
      maxLength: 60,
    }),
  ),
});
export type FormConstructorExampleProps = Static<typeof props>;
