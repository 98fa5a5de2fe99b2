import { and, eq, ne } from 'drizzle-orm';
import type { ReleaseEntry } from '#schemas/studio/release.ts';
import type { Orm } from '../../base/database/database.ts';
import type { EntryId } from '../entries/entry-id.ts';
import { readVersion } from '../entries/read-entries.ts';
import { contentHistory } from '../tables.ts';
import { entriesOf } from './map-scheduled.ts';
import { namesEntry } from './planned-entries.ts';
import { contentRelease, contentSchedule } from './tables.ts';

export interface MovedPage {
  readonly from: EntryId;
  readonly to: EntryId;
  /** The first version that neither the page nor its new address has had. */
  readonly next: number;
  readonly by: string;
  /** The body at the new address. */
  readonly moved: (body: unknown) => unknown;
}

/**
 * What is planned for a page goes with it: each version that a plan names is there anew, with the new address.
 * @param tx a transaction in which the history still has the old key
 * @returns the next version that is free
 */
export async function movePlans(tx: Orm, { from, to, next, by, moved }: MovedPage): Promise<number> {
  const { kind, key, locale } = from;
  const plans = await tx
    .select()
    .from(contentSchedule)
    .where(and(eq(contentSchedule.state, 'waiting'), namesEntry({ kind, key, locale })))
    .for('update');
  const isPage = (entry: Pick<ReleaseEntry, 'kind' | 'key'>) => entry.kind === kind && entry.key === key;
  const pinned = new Set(
    plans.flatMap((plan) => entriesOf(plan).flatMap((entry) => (isPage(entry) ? (entry.version ?? []) : []))),
  );
  const versions = new Map(
    [...pinned].sort((a, b) => a - b).map((version, index) => [version, next + index]),
  );
  for (const [version, again] of versions) {
    const data = moved(await readVersion(tx, from, version));
    await tx.insert(contentHistory).values({ ...to, version: again, action: 'change', data, by });
  }
  const rename = ({ version, ...entry }: ReleaseEntry): ReleaseEntry => {
    const again = version === undefined ? undefined : (versions.get(version) ?? version);
    return { ...entry, key: to.key, ...(again !== undefined && { version: again }) };
  };
  for (const { id, version, entries } of plans) {
    const set = entries
      ? { entries: movedEntries(entries, { isPage, key: to.key, rename }) }
      : { key: to.key, version: version === null ? null : (versions.get(version) ?? version) };
    await tx.update(contentSchedule).set(set).where(eq(contentSchedule.id, id));
  }
  const releases = await tx.select().from(contentRelease).where(ne(contentRelease.state, 'live'));
  for (const { id, entries } of releases) {
    if (!entries.some(isPage)) continue;
    const rename = (entry: ReleaseEntry) => ({ ...entry, key: to.key });
    const renamed = movedEntries(entries, { isPage, key: to.key, rename });
    await tx.update(contentRelease).set({ entries: renamed }).where(eq(contentRelease.id, id));
  }
  return next + versions.size;
}

interface Renaming {
  readonly isPage: (entry: ReleaseEntry) => boolean;
  readonly key: string;
  readonly rename: (entry: ReleaseEntry) => ReleaseEntry;
}

/**
 * A list with the page under its new key. What it named there before was no page yet; now it would be the same page a
 * second time, with another fate.
 */
function movedEntries(entries: readonly ReleaseEntry[], { isPage, key, rename }: Renaming): ReleaseEntry[] {
  const kind = entries.find(isPage)?.kind;
  return entries.flatMap((entry) => {
    if (isPage(entry)) return [rename(entry)];
    return entry.kind === kind && entry.key === key ? [] : [entry];
  });
}
