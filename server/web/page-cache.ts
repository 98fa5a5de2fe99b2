import { LRUCache } from 'lru-cache';
import { type FinishedPage, pageBytes } from './finished-page.ts';
import { addressOf, createQueryNames } from './query-names.ts';
import { createTagIndex } from './tag-index.ts';

/** Finished bytes of anonymous visits, found by address, dropped by tag. */
export interface PageCache {
  /** Whether it keeps anything at all. */
  readonly keeps: boolean;
  /** The page when it is fresh. */
  find(path: string, query: string): FinishedPage | undefined;
  /** The page, fresh or expired: for when nothing better can be had. */
  findAny(path: string, query: string): FinishedPage | undefined;
  /** Which requests are the same to the pages seen so far; null when the address cannot be kept. */
  keyOf(path: string, query: string): string | null;
  /** Names that `keyOf` takes into account. */
  namesOf(path: string): readonly string[];
  /** Notes what an outcome of the path read, also when the page itself is not kept. */
  learn(path: string, queryRead: readonly string[]): void;
  /** Take it before resolving and hand it to `store`: it tells whether an invalidation came in between. */
  generation(): number;
  store(address: StoreAddress, page: FinishedPage, generation: number): boolean;
  /** Drops every page that read one of the tags; `*` drops all. @returns what was dropped */
  invalidate(tags: readonly string[]): readonly DroppedPage[];
  readonly size: number;
  /** What all kept pages take, in all their codings. */
  readonly bytes: number;
}

/** A page that a publish made out of date. */
export interface DroppedPage {
  readonly path: string;
  readonly query: string;
  readonly page: FinishedPage;
}

export interface StoreAddress {
  readonly path: string;
  readonly query: string;
  /**
   * False where a client can invent as many addresses as it likes (unknown paths, query values, free parameters).
   * Those share a small part of the memory, so that a flood of them displaces only its own kind.
   */
  readonly bounded: boolean;
}

export interface PageCacheOptions {
  /** 0 turns the cache off. */
  readonly maxBytes: number;
  readonly now: () => number;
}

/** Share of the memory that unbounded addresses may take. */
const sideShare = 0.25;

export function createPageCache({ maxBytes, now }: PageCacheOptions): PageCache {
  const names = createQueryNames();
  const index = createTagIndex();
  const createPool = (bytes: number) =>
    new LRUCache<string, FinishedPage>({
      maxSize: Math.max(1, Math.floor(bytes)),
      sizeCalculation: (page, key) => pageBytes(page) + 2 * key.length,
      dispose: (page, key) => index.remove(key, page.freshness.tags),
    });
  const main = createPool(maxBytes * (1 - sideShare));
  const side = createPool(maxBytes * sideShare);
  let generation = 0;

  function drop(key: string): void {
    main.delete(key);
    side.delete(key);
  }

  function findAny(path: string, query: string): FinishedPage | undefined {
    const key = names.keyOf(path, query);
    return key === null ? undefined : (main.get(key) ?? side.get(key));
  }

  return {
    keeps: maxBytes > 0,
    findAny,
    find(path, query) {
      const page = findAny(path, query);
      return page !== undefined && page.expiresAt > now() ? page : undefined;
    },
    keyOf: names.keyOf,
    namesOf: names.of,
    learn: names.learn,
    generation: () => generation,
    store({ path, query, bounded }, page, resolvedIn) {
      const { tags, queryRead } = page.freshness;
      names.learn(path, queryRead);
      const key = names.keyOf(path, query);
      if (maxBytes === 0 || key === null || resolvedIn !== generation) return false;
      drop(key);
      // Until now the path seemed to read nothing: what stood under the bare path would answer every query.
      if (key !== path) drop(path);
      const pool = bounded && key === path ? main : side;
      pool.set(key, page);
      if (!pool.has(key)) return false;
      index.add(key, tags);
      return true;
    },
    invalidate(tags) {
      if (tags.length === 0) return [];
      generation += 1;
      const keys = tags.includes('*') ? [...main.keys(), ...side.keys()] : [...index.keysOf(tags)];
      return keys.flatMap((key) => {
        const page = main.peek(key) ?? side.peek(key);
        drop(key);
        return page === undefined ? [] : [{ ...addressOf(key), page }];
      });
    },
    get size() {
      return main.size + side.size;
    },
    get bytes() {
      return main.calculatedSize + side.calculatedSize;
    },
  };
}
