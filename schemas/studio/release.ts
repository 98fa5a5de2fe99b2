import { type Static, Type } from 'typebox';
import { EntryRef } from './entry-ref.ts';

/** What happens to an entry with the release. */
export const ReleaseEntry = Type.Object({
  ...EntryRef.properties,
  action: Type.Union([Type.Literal('publish'), Type.Literal('unpublish')]),
});
export type ReleaseEntry = Static<typeof ReleaseEntry>;

/** Several pieces of content that go live in one moment, and back in one. */
export const Release = Type.Object({
  id: Type.String(),
  title: Type.String({ minLength: 1, maxLength: 200 }),
  note: Type.String({ maxLength: 2000 }),
  state: Type.Union([Type.Literal('open'), Type.Literal('live'), Type.Literal('rolled-back')]),
  entries: Type.Array(ReleaseEntry, { maxItems: 500 }),
  /** When it goes live by itself; null without a time. */
  scheduled_at: Type.Union([Type.String(), Type.Null()]),
  live_at: Type.Union([Type.String(), Type.Null()]),
  updated_at: Type.String(),
  updated_by: Type.String(),
});
export type Release = Static<typeof Release>;

export const ReleaseBody = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 200 }),
  note: Type.Optional(Type.String({ maxLength: 2000 })),
  entries: Type.Array(ReleaseEntry, { maxItems: 500 }),
});
export type ReleaseBody = Static<typeof ReleaseBody>;
