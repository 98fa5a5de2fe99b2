import { type Static, Type } from 'typebox';
import { key, text } from '#registry/fields.ts';

export const props = Type.Object({
  alias: key({ title: 'Alias of the carousel' }),
  title: Type.Optional(text({ title: 'Title; the carousel has its own', maxLength: 120 })),
});
export type CarouselProps = Static<typeof props>;
