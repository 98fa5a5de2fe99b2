import { and, eq, ne } from 'drizzle-orm';
import type { ContentChange } from '#schemas/content-entry.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { Usage } from '#schemas/studio/usage.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { announceChange } from '../publication.ts';
import { contentEntry, contentHistory, contentMeta } from '../tables.ts';
import { type EntryId, inWords, isEntry } from './entry-id.ts';
import { lockEntry, wasLive } from './read-entries.ts';

export interface Deletion {
  readonly by: string;
  /** Whether the person may take live content off the site. Others delete drafts that were never live. */
  readonly mayUnpublish: boolean;
  /** Where the entry is used. */
  readonly usagesOf: (id: EntryId) => Promise<readonly Usage[]>;
  /** Whether the entry is to go live, or off the site, at a time. */
  readonly isPlanned: (tx: Orm, id: EntryId) => Promise<boolean>;
}

/**
 * Deletes an entry; its history stays, so that it can be restored. What others use stays: the answer names the places.
 * What is planned stays, too: whoever approved it relies on it.
 * @throws PlatformError not_found, in_use, wrong_state for what is planned, forbidden for what is or was live
 */
export async function deleteEntry(
  orm: Orm,
  id: EntryId,
  { by, mayUnpublish, usagesOf, isPlanned }: Deletion,
): Promise<ContentChange | null> {
  // Before the transaction: it reads much, and another connection may be the only one there is.
  const usages = (await isStandIn(orm, id)) ? [] : await usagesOf(id);
  return orm.transaction(async (tx) => {
    const row = await lockEntry(tx, id);
    const live = row.publishedVersion !== null;
    if (live && !mayUnpublish) {
      throw new PlatformError('forbidden', refuse('entry.live'));
    }
    if (!mayUnpublish && (await wasLive(tx, id))) {
      throw new PlatformError('forbidden', refuse('entry.was-live'));
    }
    if (await isPlanned(tx, id)) {
      throw new PlatformError('wrong_state', refuse('entry.planned', { entry: inWords(id) }));
    }
    if (usages.length > 0) {
      throw new PlatformError('in_use', refuse('entry.used', { entry: inWords(id), places: usages.length }), {
        usages,
      });
    }
    await tx.delete(contentEntry).where(isEntry(id));
    await tx
      .insert(contentHistory)
      .values({ ...id, version: row.version, action: 'delete', data: row.draft, by });
    return live ? announceChange(tx, [id]) : null;
  });
}

/** A translation whose entry in the default language stays: that one is shown instead, so nothing is missing anywhere. */
async function isStandIn(orm: Orm, { kind, key, locale }: EntryId): Promise<boolean> {
  if (locale === '') return false;
  const rows = await orm
    .select({ locale: contentEntry.locale })
    .from(contentEntry)
    .innerJoin(contentMeta, eq(contentMeta.defaultLocale, contentEntry.locale))
    .where(and(eq(contentEntry.kind, kind), eq(contentEntry.key, key), ne(contentEntry.locale, locale)));
  return rows.length > 0;
}
