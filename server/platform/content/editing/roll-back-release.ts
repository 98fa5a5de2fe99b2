import { eq } from 'drizzle-orm';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { ContentService } from '../content-service.ts';
import { inWords } from '../entries/entry-id.ts';
import { assertMayComeBack, type GoingLive } from '../entries/may-go-live.ts';
import { type LiveStep, putLive } from '../entries/put-live.ts';
import { lockRows } from '../entries/read-entries.ts';
import { entryIdOf } from './entry-id-of.ts';
import { withoutVersions } from './seen-release.ts';
import { contentRelease, contentReleaseBefore } from './tables.ts';

/**
 * Brings back what was live before a release, in one transaction with one announcement. Drafts stay as they are. When an
 * entry was published again since, nothing changes: its news would be lost.
 * @throws PlatformError not_found, wrong_state that names the entries, invalid_content for redirects that would not end
 */
export async function rollBackRelease(
  service: ContentService,
  releaseId: string,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  // Before the transaction, because the check reads on its own.
  await assertMayComeBack(await comingBack(service.orm, releaseId), service.checkAll);
  const change = await service.orm.transaction(async (tx) => {
    const [release] = await tx
      .select()
      .from(contentRelease)
      .where(eq(contentRelease.id, releaseId))
      .for('update');
    if (!release) throw new PlatformError('not_found', refuse('release.unknown'));
    if (release.state !== 'live') throw new PlatformError('wrong_state', refuse('release.not-live'));
    const before = await tx
      .select()
      .from(contentReleaseBefore)
      .where(eq(contentReleaseBefore.releaseId, releaseId));
    const ids = before.map((was) => entryIdOf(was));
    const rows = await lockRows(tx, ids);
    const moved = ids.filter(
      (_, index) => (rows[index]?.publishedVersion ?? null) !== (before[index]?.madeVersion ?? null),
    );
    if (moved.length > 0) {
      throw new PlatformError(
        'wrong_state',
        refuse('release.moved-on', { entries: moved.map(inWords).join(', ') }),
        { fields: Object.fromEntries(moved.map((id) => [inWords(id), refuse('problem.changed-since')])) },
      );
    }
    const steps = ids.flatMap((id, index): LiveStep[] => {
      const [row, was] = [rows[index], before[index]];
      // Taken off by the release and deleted since: it was meant to be gone.
      if (!row || !was) return [];
      const live =
        was.publishedVersion === null ? null : { data: was.published, version: was.publishedVersion };
      return [{ id, row, action: 'roll-back', live }];
    });
    const put = await putLive(tx, steps, by);
    await tx
      .update(contentRelease)
      // What is put together again has no versions yet.
      .set({ state: 'rolled-back', entries: withoutVersions(release.entries), updatedAt: at, updatedBy: by })
      .where(eq(contentRelease.id, releaseId));
    return put.change;
  });
  if (change) service.deliver(change);
}

/** What a way back would make live again, and what it would take off. */
async function comingBack(orm: Orm, releaseId: string): Promise<GoingLive> {
  const before = await orm
    .select()
    .from(contentReleaseBefore)
    .where(eq(contentReleaseBefore.releaseId, releaseId));
  const isOff = (was: (typeof before)[number]) => was.publishedVersion === null;
  return {
    bodies: before.filter((was) => !isOff(was)).map((was) => ({ ...entryIdOf(was), data: was.published })),
    off: before.filter(isOff).map((was) => entryIdOf(was)),
  };
}
