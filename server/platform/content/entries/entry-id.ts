import { and, eq } from 'drizzle-orm';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { contentEntry, contentHistory } from '../tables.ts';
import { type EntryRow, mapEntry } from './map-entry.ts';

/** Coordinates of an entry; `locale` is empty for kinds that are shared by all languages. */
export interface EntryId {
  readonly kind: ContentKindName;
  readonly key: string;
  readonly locale: string;
}

/** Picks the entry's row. */
export const isEntry = ({ kind, key, locale }: Readonly<Record<keyof EntryId, string>>) =>
  and(eq(contentEntry.kind, kind), eq(contentEntry.key, key), eq(contentEntry.locale, locale));

/** Picks the rows of the entry's history. */
export const isHistoryOf = ({ kind, key, locale }: EntryId) =>
  and(eq(contentHistory.kind, kind), eq(contentHistory.key, key), eq(contentHistory.locale, locale));

/** The entry in words for messages. */
export const inWords = ({ kind, key, locale }: EntryId): string =>
  `${kind} ${key}${locale === '' ? '' : ` (${locale})`}`;

export const notFound = (id: EntryId): PlatformError =>
  new PlatformError('not_found', refuse('entry.unknown', { entry: inWords(id) }));

export const alreadyExists = (id: EntryId): PlatformError =>
  new PlatformError('already_exists', refuse('entry.exists', { entry: inWords(id) }), {
    fields: { key: refuse('problem.taken') },
  });

/** Somebody else was faster; `fields.version` is the version there is now, `current` the draft they left. */
export const versionConflict = (id: EntryId, current: EntryRow): PlatformError =>
  new PlatformError(
    'version_conflict',
    refuse('entry.changed', { entry: inWords(id), version: current.version }),
    {
      fields: { version: refuse('problem.version', { version: current.version }) },
      current: mapEntry(current),
    },
  );
