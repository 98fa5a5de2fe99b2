import MiniSearch, { type Query } from 'minisearch';
import type { SearchHit, SearchResult } from '#schemas/search.ts';
import { foldWord, placedWords, wordStem } from '#schemas/search-words.ts';
import { excerptOf } from './excerpt.ts';

/** Something that can be found. */
export interface SearchDocument {
  readonly kind: SearchHit['kind'];
  /** Path without locale prefix: there is one document for each. */
  readonly path: string;
  readonly title: string;
  /** The few sentences that sum it up; may be empty. */
  readonly summary: string;
  readonly text: string;
  /** Moment from which it may be found, milliseconds since the epoch; 0 means always. */
  readonly from: number;
}

export interface SearchIndex {
  /** @param now milliseconds since the epoch */
  find(wanted: {
    readonly query: string;
    /** Only these; all kinds without it. */
    readonly kind?: SearchHit['kind'];
    readonly limit: number;
    readonly offset: number;
    readonly now: number;
  }): SearchResult;
}

/** Words of more letters than this may be misspelt or stand in another case. */
const shortestFuzzy = 4;
/** Share of a word's letters that may differ. */
const fuzziness = 0.2;
const weights = { title: 6, summary: 2, text: 1 };
/** What a form that shares only its beginning with the word counts, against the word itself. */
const stemShare = 0.3;
const stemWeights = Object.fromEntries(
  Object.entries(weights).map(([field, weight]) => [field, weight * stemShare]),
);

/** An index of documents, to be asked any number of times. Documents of one path replace nothing: the first one stays. */
export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const byPath = new Map<string, SearchDocument>();
  for (const document of documents) if (!byPath.has(document.path)) byPath.set(document.path, document);
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: Object.keys(weights),
    tokenize: (text) => placedWords(text).map(({ word }) => word),
    processTerm: foldWord,
    searchOptions: {
      boost: weights,
      fuzzy: (word) => (word.length > shortestFuzzy ? fuzziness : false),
    },
  });
  index.addAll([...byPath.values()]);

  return {
    find: ({ query, kind, limit, offset, now }) => {
      const finds = index.search(questionOf(query)).flatMap(({ id, terms }) => {
        const document = byPath.get(String(id));
        if (!document || document.from > now) return [];
        return kind === undefined || document.kind === kind ? [{ document, terms }] : [];
      });
      const items = finds.slice(offset, offset + limit).map(({ document, terms }) => toHit(document, terms));
      return { total: finds.length, items };
    },
  };
}

/** All words of a query must be there, each as it is, nearly so, or in another of its forms. */
function questionOf(query: string): Query {
  const words = placedWords(query).map(({ word }) => foldWord(word));
  return {
    combineWith: 'AND',
    queries: words.map((word, at) => ({
      combineWith: 'OR',
      queries: [
        // The last word may still be being typed.
        { queries: [word], prefix: at === words.length - 1 },
        ...(wordStem(word) === word
          ? []
          : [{ queries: [wordStem(word)], prefix: true, fuzzy: false, boost: stemWeights }]),
      ],
    })),
  };
}

function toHit({ kind, path, title, summary, text }: SearchDocument, terms: readonly string[]): SearchHit {
  const words = new Set(terms);
  const says = (passage: string) => placedWords(passage).some(({ word }) => words.has(foldWord(word)));
  // The summary tells most of a page; the text is quoted where the summary does not hold the find.
  const quoted = summary !== '' && (says(summary) || !says(text)) ? summary : text;
  return { kind, path, title, excerpt: excerptOf(quoted, words) };
}
