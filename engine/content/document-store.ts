import { LRUCache } from 'lru-cache';
import type { CacheProfile } from '#schemas/constants.ts';
import type { DocumentResult } from './read-answer.ts';

/** What is known of one document. */
export interface StoredDocument {
  readonly result: DocumentResult;
  readonly tags: readonly string[];
  /** Until when, in milliseconds, it may be used without asking. Moved to the past by a change. */
  expiresAt: number;
}

export interface DocumentStore {
  get(key: string): StoredDocument | undefined;
  put(key: string, profile: CacheProfile, document: StoredDocument): void;
  /** Makes matching documents stale. They stay as last good copies. */
  expire(matches: (tags: readonly string[]) => boolean): void;
}

/**
 * Bounds of the shelves. Visitors choose addresses and questions and can invent names, so results about those have shelves of
 * their own: no flood of made-up addresses can push a real document out.
 */
const shelfLimits = {
  documents: { entries: 10_000, characters: 128_000_000 },
  addresses: { entries: 10_000, characters: 16_000_000 },
  questions: { entries: 10_000, characters: 32_000_000 },
  absent: { entries: 10_000, characters: 16_000_000 },
} as const;

const byAddress: ReadonlySet<CacheProfile> = new Set(['seo_rules', 'snippets', 'redirect_rules'] as const);
/** What visitors put together themselves: words to look for, filters of a list. */
const byQuestion: ReadonlySet<CacheProfile> = new Set(['search', 'goods_lists'] as const);

/** Rough characters of bookkeeping per entry. */
const overhead = 200;

const weigh = ({ result }: StoredDocument, key: string): number =>
  overhead + key.length + (result.kind === 'found' ? result.size : 0);

/** A bounded memory of documents; the least recently used ones leave first. Sizes are in characters of JSON. */
export function createDocumentStore(): DocumentStore {
  const shelf = ({ entries, characters }: { entries: number; characters: number }) =>
    new LRUCache<string, StoredDocument>({
      maxSize: characters,
      // Both bounds in one. With `max` the cache would take its full length at once, which tests do thousands of times.
      sizeCalculation: (document, key) => Math.max(characters / entries, weigh(document, key)),
    });
  const documents = shelf(shelfLimits.documents);
  const addresses = shelf(shelfLimits.addresses);
  const questions = shelf(shelfLimits.questions);
  const absent = shelf(shelfLimits.absent);
  const shelves = [documents, addresses, questions, absent];
  const shelfOf = (profile: CacheProfile, isMissing: boolean) => {
    if (byAddress.has(profile)) return addresses;
    if (isMissing) return absent;
    return byQuestion.has(profile) ? questions : documents;
  };
  return {
    get: (key) => documents.get(key) ?? addresses.get(key) ?? questions.get(key) ?? absent.get(key),
    put(key, profile, document) {
      for (const one of shelves) one.delete(key);
      shelfOf(profile, document.result.kind === 'absent').set(key, document);
    },
    expire(matches) {
      for (const one of shelves) {
        // Written in place: storing it again would make it the most recently used one.
        for (const document of one.values()) {
          if (matches(document.tags)) document.expiresAt = Number.NEGATIVE_INFINITY;
        }
      }
    },
  };
}
