import { or } from 'drizzle-orm';
import type { PlannedEntry, ReleaseEntry } from '#schemas/studio/release.ts';
import type { Orm } from '../../base/database/database.ts';
import type { EntryId } from '../entries/entry-id.ts';
import { isEntry } from '../entries/entry-id.ts';
import { findKind } from '../kinds.ts';
import { contentEntry } from '../tables.ts';

type Ref = Pick<ReleaseEntry, 'kind' | 'key' | 'locale'>;

/** An entry as one word, to be compared. */
export const refName = ({ kind, key, locale }: Ref): string => JSON.stringify([kind, key, locale]);

/** Says beside each entry of a plan or release which version its draft is at now. */
export type BesideNewest = (entries: readonly ReleaseEntry[]) => PlannedEntry[];

/** Reads the versions of all entries that some plans or releases name, in one question. */
export async function readNewest(orm: Orm, entries: readonly Ref[]): Promise<BesideNewest> {
  const wanted = new Map(entries.map((entry) => [refName(entry), entry]));
  const ids = [...wanted.values()].flatMap(({ kind, key, locale }): EntryId[] => {
    const known = findKind(kind);
    return known ? [{ kind: known.name, key, locale }] : [];
  });
  const { kind, key, locale, version } = contentEntry;
  const rows =
    ids.length === 0
      ? []
      : await orm
          .select({ kind, key, locale, version })
          .from(contentEntry)
          .where(or(...ids.map(isEntry)));
  const versions = new Map(rows.map((row) => [refName(row), row.version]));
  return (those) => those.map((entry) => ({ ...entry, newest: versions.get(refName(entry)) ?? null }));
}
