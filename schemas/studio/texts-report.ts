import { type Static, Type } from 'typebox';

/** How a text stands in a language. */
export const TextState = Type.Union([
  /** Neither the program nor the editors have it: visitors read another language. */
  Type.Literal('missing'),
  /** The program's own words. */
  Type.Literal('standard'),
  /** Words of the editors in place of the program's. */
  Type.Literal('written'),
  /** Written by editors, and asked for by nobody: a key that is gone or misspelt. */
  Type.Literal('unknown'),
]);
export type TextState = Static<typeof TextState>;

/** One text of the site in one language. */
export const TextRow = Type.Object({
  key: Type.String(),
  state: TextState,
  /** What it says in the default language: what is translated. */
  source: Type.String(),
  /** The program's own words in this language; null where it has none. */
  standard: Type.Union([Type.String(), Type.Null()]),
  /** The editors' words in the draft; null where they have none. */
  written: Type.Union([Type.String(), Type.Null()]),
  /** Whether visitors read the editors' words already. */
  live: Type.Boolean(),
  /** Key of the entry that holds, or would hold, the editors' words. */
  entry: Type.String(),
});
export type TextRow = Static<typeof TextRow>;
