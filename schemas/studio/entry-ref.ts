import { type Static, Type } from 'typebox';

/** Coordinates of a piece of content. `locale` is empty for kinds that are not kept per language. */
export const EntryRef = Type.Object({
  kind: Type.String({ minLength: 1, maxLength: 40 }),
  key: Type.String({ minLength: 1, maxLength: 250 }),
  locale: Type.String({ maxLength: 5, pattern: '^[A-Za-z-]*$' }),
});
export type EntryRef = Static<typeof EntryRef>;
