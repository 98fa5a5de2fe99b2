import { type Static, Type } from 'typebox';
import { EntryRef } from './entry-ref.ts';

/** A place where a piece of content, or a file, is used. */
export const Usage = Type.Object({
  ...EntryRef.properties,
  /** Title of the place for people. */
  title: Type.String(),
  block_id: Type.Optional(Type.String()),
  path: Type.String(),
  /** Whether the published version uses it, the draft, or both. */
  live: Type.Boolean(),
  draft: Type.Boolean(),
});
export type Usage = Static<typeof Usage>;
