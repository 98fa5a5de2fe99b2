import { LRUCache } from 'lru-cache';

/** Which query parameters the outcomes of a path have read so far, and the cache key that follows from it. */
export interface QueryNames {
  /** Cache key of an address, or null when it is too long to keep. */
  keyOf(path: string, query: string): string | null;
  /** Names that `keyOf` takes into account for this path. */
  of(path: string): readonly string[];
  learn(path: string, names: readonly string[]): void;
}

/** An address of the requests that `key` stands for. */
export function addressOf(key: string): { readonly path: string; readonly query: string } {
  const at = key.indexOf('?');
  if (at < 0) return { path: key, query: '' };
  const params = new URLSearchParams();
  for (const [name = '', ...values] of JSON.parse(key.slice(at + 1)) as string[][])
    for (const value of values) params.append(name, value);
  return { path: key.slice(0, at), query: params.toString() };
}

/** Longer keys are an attacker's. */
const maxKeyLength = 1024;

/**
 * First level of the cache. Names are only ever added: what an outcome reads depends on nothing but the values it has
 * read already, so a key with more names than needed is still right, and keys do not flip when two values of one
 * parameter lead to different reads. The names are part of the key, so forgetting them can lose a hit, never mix pages.
 */
export function createQueryNames(maxPaths = 10_000): QueryNames {
  const known = new LRUCache<string, readonly string[]>({ maxSize: maxPaths, sizeCalculation: () => 1 });
  return {
    of: (path) => known.get(path) ?? [],
    learn(path, names) {
      const before = known.get(path) ?? [];
      if (names.some((name) => !before.includes(name))) {
        known.set(path, [...new Set([...before, ...names])].sort());
      }
    },
    keyOf(path, query) {
      const names = known.get(path);
      if (names === undefined) return path.length > maxKeyLength ? null : path;
      const params = new URLSearchParams(query);
      const key = `${path}?${JSON.stringify(names.map((name) => [name, ...params.getAll(name)]))}`;
      return key.length > maxKeyLength ? null : key;
    },
  };
}
