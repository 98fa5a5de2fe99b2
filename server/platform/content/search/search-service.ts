import type { SearchKind, SearchResult } from '#schemas/search.ts';
import type { WantedLanguage } from '../../http/visit-language.ts';
import type { LiveContent, LiveState } from '../live/live-content.ts';
import {
  faqDocument,
  goodCategoryDocument,
  goodDocument,
  pageDocument,
  postDocument,
} from './search-documents.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

/** Documents of a kind that are searched; more would not fit into memory anyway. */
const maxDocuments = 10_000;
const maxLanguages = 100;

export interface SearchWanted {
  /** Trimmed. */
  readonly query: string;
  /** Only these; all kinds without it. */
  readonly kind?: SearchKind;
  readonly limit: number;
  readonly offset: number;
}

export interface SearchService {
  find(
    wanted: SearchWanted,
    language: WantedLanguage,
  ): Promise<LiveState & { readonly result: SearchResult }>;
}

/**
 * Searches what is live. The index of a language is made when it is first asked for after a change of content, once for
 * all who wait; any other search costs one small statement, which says whether the index is still good.
 * @param now milliseconds since the epoch
 */
export function createSearchService(live: LiveContent, now: () => number): SearchService {
  const indexes = new Map<string, { readonly token: string; readonly index: Promise<SearchIndex> }>();

  /** The index of the content of `token` or newer: it is read after the token was. */
  function indexOf(locale: string, token: string): Promise<SearchIndex> {
    const known = indexes.get(locale);
    if (known?.token === token) return known.index;
    const index = buildIndex(live, locale);
    indexes.set(locale, { token, index });
    // A failed reading must be tried again by the next search.
    index.catch(() => {
      if (indexes.get(locale)?.index === index) indexes.delete(locale);
    });
    return index;
  }

  return {
    find: async (wanted, language) => {
      const { entries, ...state } = await live.all('language', language, { limit: maxLanguages });
      // An address may name any language; one the site does not have reads like the default one, and gets its index.
      const known = entries.some(({ key }) => key === state.locale);
      const index = await indexOf(known ? state.locale : state.defaultLocale, state.token);
      return { ...state, result: index.find({ ...wanted, now: now() }) };
    },
  };
}

async function buildIndex(live: LiveContent, locale: string): Promise<SearchIndex> {
  const language = { named: locale, accepted: [] };
  const [pages, posts, questions, goods, categories] = await Promise.all([
    live.all('page', language, { limit: maxDocuments }),
    live.all('post', language, { limit: maxDocuments }),
    live.all('faq-item', language, { limit: maxDocuments }),
    live.all('good', language, { limit: maxDocuments }),
    live.all('good-category', language, { limit: maxDocuments }),
  ]);
  const documents = [
    ...pages.entries.map(({ data }) => pageDocument(data, locale)),
    ...posts.entries.map(({ data }) => postDocument(data)),
    ...questions.entries.map(({ data }) => faqDocument(data)),
    ...categories.entries.map(({ data }) => goodCategoryDocument(data)),
    ...goods.entries.map(({ data }) => goodDocument(data)),
  ];
  return createSearchIndex(documents.filter((document) => document !== null));
}
