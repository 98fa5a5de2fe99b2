import type { ContentEntry } from '#schemas/content-entry.ts';
import type { Release } from '#schemas/studio/release.ts';
import { fromLocalTime } from './local-time.ts';
import { addToRelease, publishEntry, scheduleEntry, unpublishEntry } from './publish-calls.ts';
import type { When } from './when-fields.tsx';

export interface Order {
  readonly entry: ContentEntry;
  readonly action: 'publish' | 'unpublish';
  readonly when: When;
  /** Languages of a page; left out, all. */
  readonly locales?: readonly string[];
  readonly releases: readonly Release[];
}

/** What came of it: done at once, planned for a moment, or put into a release. */
export type OrderOutcome =
  | { readonly kind: 'done'; readonly entry: ContentEntry }
  | { readonly kind: 'planned'; readonly at: string }
  | { readonly kind: 'in-release'; readonly title: string }
  /** A field is not filled in; the key of its text. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Publishes or takes off the site, now or later. @throws ApiError as the platform refuses it */
export async function executeOrder(order: Order, now: Date): Promise<OrderOutcome> {
  const { entry, action, when, locales, releases } = order;
  if (when.kind === 'release') {
    const release = releases.find(({ id }) => id === when.releaseId);
    if (!release) return { kind: 'refused', reason: 'publish.release-missing' };
    await addToRelease(release, entry, action);
    return { kind: 'in-release', title: release.title };
  }
  if (when.kind === 'time') {
    const at = fromLocalTime(when.time, now);
    if (at === null) return { kind: 'refused', reason: 'publish.time-missing' };
    await scheduleEntry(entry, { action, at, version: entry.version });
    return { kind: 'planned', at };
  }
  const changed = action === 'publish' ? await publishEntry(entry, locales) : await unpublishEntry(entry);
  return { kind: 'done', entry: changed };
}
