import { type Static, Type } from 'typebox';
import { EntryRef } from './entry-ref.ts';

/** What happens to an entry with the release. */
export const ReleaseEntry = Type.Object({
  ...EntryRef.properties,
  action: Type.Union([Type.Literal('publish'), Type.Literal('unpublish')]),
  /** The version that goes live. A plan names it for all it publishes; without one it is the newest. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type ReleaseEntry = Static<typeof ReleaseEntry>;

/** The same beside what there is now, so that a later change shows. */
export const PlannedEntry = Type.Object({
  ...ReleaseEntry.properties,
  /** The newest version of its draft; null when there is no such entry. */
  newest: Type.Union([Type.Integer(), Type.Null()]),
});
export type PlannedEntry = Static<typeof PlannedEntry>;

/** What is sent back of entries that were read: a call takes no more than it names. */
export const sentEntries = (entries: readonly ReleaseEntry[]): ReleaseEntry[] =>
  entries.map(({ kind, key, locale, action, version }) => ({
    ...{ kind, key, locale, action },
    ...(version !== undefined && { version }),
  }));

const Entries = Type.Array(ReleaseEntry, { maxItems: 500 });

/** Several pieces of content that go live in one moment, and back in one. */
export const Release = Type.Object({
  id: Type.String(),
  title: Type.String({ minLength: 1, maxLength: 200 }),
  note: Type.String({ maxLength: 2000 }),
  state: Type.Union([Type.Literal('open'), Type.Literal('live'), Type.Literal('rolled-back')]),
  entries: Type.Array(PlannedEntry, { maxItems: 500 }),
  /** When it goes live by itself; null without a time. */
  scheduled_at: Type.Union([Type.String(), Type.Null()]),
  live_at: Type.Union([Type.String(), Type.Null()]),
  updated_at: Type.String(),
  updated_by: Type.String(),
});
export type Release = Static<typeof Release>;

export const ReleaseBody = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000]*$' }),
  note: Type.Optional(Type.String({ maxLength: 2000, pattern: '^[^\\u0000]*$' })),
  entries: Entries,
});
export type ReleaseBody = Static<typeof ReleaseBody>;

/** A release as somebody saw it who makes it live or plans it: when it is another one by then, nothing happens. */
export const SeenRelease = Type.Object({ entries: Type.Optional(Entries) });
export type SeenRelease = Static<typeof SeenRelease>;
