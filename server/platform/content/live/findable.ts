import type { Orm } from '../../base/database/database.ts';
import type { LiveContent } from './live-content.ts';
import { type LiveSince, readLiveSince } from './live-since.ts';

const kinds = ['page', 'post', 'post-category'] as const;

/** What search engines are told of. */
export interface FindableContent {
  readonly defaultLocale: string;
  readonly entries: readonly LiveSince<(typeof kinds)[number]>[];
}

/** Everything live that has an address of its own and is no part of the catalogue or of a customer's way. */
export async function readFindable(orm: Orm, live: Pick<LiveContent, 'state'>): Promise<FindableContent> {
  const [{ defaultLocale }, entries] = await Promise.all([
    live.state({ named: null, accepted: [] }),
    readLiveSince(orm, kinds),
  ]);
  return { defaultLocale, entries };
}
