import { limits } from '#schemas/constants.ts';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { Orm } from '../../base/database/database.ts';
import type { WantedLanguage } from '../../http/visit-language.ts';
import type { ContentData } from '../content-data.ts';
import { candidateUrls } from './candidate-urls.ts';
import { draftSource, liveSource, prepareLiveStatements } from './live-statements.ts';

/** What every public answer carries besides its content. */
export interface LiveState {
  readonly token: string;
  /** The language the caller gets; single entries may still be in the default one. */
  readonly locale: string;
  readonly defaultLocale: string;
}

export interface LiveEntry<T> extends LiveState {
  /** Null when there is none. */
  readonly data: T | null;
}

export interface LiveEntries<T> extends LiveState {
  readonly entries: readonly { readonly key: string; readonly data: T }[];
  /** How many there are without the limit. */
  readonly total: number;
}

export interface LivePage {
  readonly limit: number;
  readonly offset?: number;
}

/** Kinds that are looked up by the address of a page. */
export type AddressKind = 'seo-rule' | 'snippet' | 'redirect-rule';

/** Reads what is published: one statement per call, with the cache token that belongs to it. */
export interface LiveContent {
  one<K extends ContentKindName>(
    kind: K,
    key: string,
    language: WantedLanguage,
  ): Promise<LiveEntry<ContentData[K]>>;
  /** Those of the keys that exist. */
  some<K extends ContentKindName>(
    kind: K,
    keys: readonly string[],
    language: WantedLanguage,
  ): Promise<LiveEntries<ContentData[K]>>;
  all<K extends ContentKindName>(
    kind: K,
    language: WantedLanguage,
    page: LivePage,
  ): Promise<LiveEntries<ContentData[K]>>;
  /** Items of a custom entity that are switched on. */
  itemsOf(
    type: string,
    language: WantedLanguage,
    page: LivePage,
  ): Promise<LiveEntries<ContentData['custom-entity']>>;
  /** The rule for an address: its own one, else the one with the longest prefix. */
  ruleFor<K extends AddressKind>(
    kind: K,
    url: string,
    language: WantedLanguage,
  ): Promise<LiveEntry<ContentData[K]>>;
  state(language: WantedLanguage): Promise<LiveState>;
}

/** The statements a call reads with, and what they take of its language. */
interface Reading {
  readonly statements: ReturnType<typeof prepareLiveStatements>;
  readonly values: {
    readonly named: string | null;
    readonly accepted: string[];
    readonly release: string | null;
  };
}

export function createLiveContent(orm: Orm): LiveContent {
  const live = prepareLiveStatements(orm, liveSource);
  const drafts = prepareLiveStatements(orm, draftSource);
  const reading = ({ named, accepted, drafts: scope }: WantedLanguage): Reading => ({
    statements: scope ? drafts : live,
    values: { named, accepted: [...accepted], release: scope?.releaseId ?? null },
  });
  const some: LiveContent['some'] = async (kind, keys, language) => {
    const { statements, values } = reading(language);
    return toEntries(
      await statements.byKeys.execute({ ...values, kind, keys, limit: limits.blocks, offset: 0 }),
    );
  };

  return {
    some,
    one: async (kind, key, language) => first(await some(kind, [key], language)),
    all: async (kind, language, { limit, offset = 0 }) => {
      const { statements, values } = reading(language);
      return toEntries(await statements.ofKind.execute({ ...values, kind, limit, offset }));
    },
    itemsOf: async (type, language, { limit, offset = 0 }) => {
      const { statements, values } = reading(language);
      return toEntries(
        await statements.activeOfType.execute({ ...values, kind: 'custom-entity', type, limit, offset }),
      );
    },
    ruleFor: async (kind, url, language) => {
      const { statements, values } = reading(language);
      const byAddress = {
        'seo-rule': statements.seoRule,
        snippet: statements.snippet,
        'redirect-rule': statements.redirectRule,
      };
      const urls = candidateUrls(url);
      return first(toEntries(await byAddress[kind].execute({ ...values, urls, limit: 1, offset: 0 })));
    },
    state: (language) => some('page', [], language),
  };
}

/** A row as the statements of public calls answer it. */
export interface LiveRow extends LiveState {
  readonly total: number;
  readonly key: string | null;
  readonly data: unknown;
}

/**
 * The statement answers one row even when it finds nothing: the state is in all of them. What is live was checked by the
 * schema of its kind when it was published, which is why it counts as the type of the kind from here on.
 */
export function toEntries<T>(rows: readonly LiveRow[]): LiveEntries<T> {
  const [row] = rows;
  if (!row) throw new Error('content_meta has no row');
  const { token, locale, defaultLocale, total } = row;
  const entries = rows.flatMap(({ key, data }) => (key === null ? [] : [{ key, data: data as T }]));
  return { token, locale, defaultLocale, total, entries };
}

function first<T>({ token, locale, defaultLocale, entries }: LiveEntries<T>): LiveEntry<T> {
  return { token, locale, defaultLocale, data: entries[0]?.data ?? null };
}
