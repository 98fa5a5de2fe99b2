import { fallbackLocale } from '#schemas/constants.ts';
import type { Orm } from '../../base/database/database.ts';
import { contentMeta } from '../tables.ts';
import { type LiveSince, readLiveSince } from './live-since.ts';

const kinds = ['page', 'post', 'post-category'] as const;

/** What search engines are told of. */
export interface FindableContent {
  readonly defaultLocale: string;
  /** Live languages. */
  readonly locales: readonly string[];
  readonly entries: readonly LiveSince<(typeof kinds)[number]>[];
}

/** Everything live that has an address of its own and is no part of the catalogue or of a customer's way. */
export async function readFindable(orm: Orm): Promise<FindableContent> {
  const [[meta], entries] = await Promise.all([orm.select().from(contentMeta), readLiveSince(orm, kinds)]);
  const { defaultLocale, locales } = meta ?? { defaultLocale: fallbackLocale, locales: [fallbackLocale] };
  return { defaultLocale, locales, entries };
}
