import { type Static, Type } from 'typebox';
import { text } from '#registry/fields.ts';

export const props = Type.Object({
  title: text({ title: 'Heading', description: 'Empty: the usual words', default: '' }),
});
export type SandboxOutboxProps = Static<typeof props>;
