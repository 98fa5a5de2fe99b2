import { refuse } from '#schemas/refusals/refuse.ts';
import type { PlannedEntry, ReleaseEntry } from '#schemas/studio/release.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { refName } from './newest-versions.ts';

/** Entries of a release in the versions that would go live. */
export const inVersions = (entries: readonly PlannedEntry[]): ReleaseEntry[] =>
  entries.map(({ newest, version = newest ?? undefined, ...entry }) =>
    entry.action === 'publish' && version !== undefined ? { ...entry, version } : entry,
  );

/** A collection: which version of each entry goes live, its plan says. */
export const withoutVersions = (entries: readonly ReleaseEntry[]): ReleaseEntry[] =>
  entries.map(({ kind, key, locale, action }) => ({ kind, key, locale, action }));

/**
 * Refuses what is another release than the one somebody looked at: content that was put in or saved meanwhile was seen by
 * nobody who may publish it.
 * @param seen left out, whatever there is
 * @throws PlatformError version_conflict
 */
export function assertSeen(
  seen: readonly ReleaseEntry[] | undefined,
  entries: readonly PlannedEntry[],
): void {
  if (seen === undefined) return;
  const names = (those: readonly ReleaseEntry[]) =>
    JSON.stringify(
      those.map((one) => [refName(one), one.action, one.action === 'publish' && one.version]).sort(),
    );
  if (names(seen) !== names(inVersions(entries))) throw releaseChanged();
}

export const releaseChanged = (): PlatformError =>
  new PlatformError('version_conflict', refuse('release.changed'));
