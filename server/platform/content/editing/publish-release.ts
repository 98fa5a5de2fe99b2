import { eq } from 'drizzle-orm';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { ReleaseEntry } from '#schemas/studio/release.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { ContentService } from '../content-service.ts';
import type { PublishRequest } from '../entries/candidates.ts';
import type { LiveStep } from '../entries/put-live.ts';
import { entryIdOf } from './entry-id-of.ts';
import { contentRelease, contentReleaseBefore } from './tables.ts';

/** What goes live of a release. */
export interface Contents {
  readonly id: string;
  readonly entries: readonly ReleaseEntry[];
  /** Whether the versions are those of a plan; else each must still be the newest. */
  readonly planned: boolean;
}

export interface PublishOptions {
  readonly by: string;
  readonly at: Date;
  /** Locks the release; throws when it may not go live. */
  readonly within: (tx: Orm) => Promise<void>;
}

/**
 * Makes all entries of a release live in one transaction with one announcement, and keeps what was live before.
 * @throws PlatformError not_found, wrong_state, version_conflict, invalid_content with the findings of all
 */
export async function publishRelease(
  service: ContentService,
  { id, entries, planned }: Contents,
  { by, at, within }: PublishOptions,
): Promise<void> {
  if (entries.length === 0) throw emptyRelease();
  const requests = entries.map(({ action, version, ...ref }): PublishRequest => {
    const request = { id: entryIdOf(ref), action };
    if (version === undefined || action === 'unpublish') return request;
    return planned ? { ...request, storedVersion: version } : { ...request, version };
  });
  await service.publishAll(requests, {
    by,
    within: async (tx, steps) => {
      await within(tx);
      await keepBefore(tx, id, steps);
      await tx
        .update(contentRelease)
        .set({ entries, state: 'live', liveAt: at, updatedAt: at, updatedBy: by })
        .where(eq(contentRelease.id, id));
    },
  });
}

export const emptyRelease = (): PlatformError =>
  new PlatformError('invalid_content', refuse('release.empty'), {
    fields: { entries: refuse('problem.empty') },
  });

/** Entries that already are as the release wants them have no step: there is nothing to take back. */
async function keepBefore(tx: Orm, releaseId: string, steps: readonly LiveStep[]): Promise<void> {
  await tx.delete(contentReleaseBefore).where(eq(contentReleaseBefore.releaseId, releaseId));
  if (steps.length === 0) return;
  await tx.insert(contentReleaseBefore).values(
    steps.map(({ id, row, live }) => ({
      ...id,
      releaseId,
      published: row.publishedVersion === null ? null : row.published,
      publishedVersion: row.publishedVersion,
      madeVersion: live?.version ?? null,
    })),
  );
}
