import { type Static, Type } from 'typebox';
import { ContentEntry } from '../content-entry.ts';
import { EntryRef } from './entry-ref.ts';

/** One line of what happened lately: which piece of content, in what state, by whom. Bodies are not part of it. */
export const RecentEntry = Type.Object({
  ...EntryRef.properties,
  /** Title of the draft for people; the key where the kind has none. */
  title: Type.String(),
  status: ContentEntry.properties.status,
  /** When it was changed, or, for one's own work, when one last changed it. */
  at: Type.String(),
  /** Who changed it last. */
  by: Type.String(),
});
export type RecentEntry = Static<typeof RecentEntry>;

/** `mine` what one worked on, `waiting` what is not live as it stands. */
export const RecentOf = Type.Union([Type.Literal('all'), Type.Literal('mine'), Type.Literal('waiting')]);
export type RecentOf = Static<typeof RecentOf>;
