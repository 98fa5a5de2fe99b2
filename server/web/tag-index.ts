/** Which cache keys carry a tag: an invalidation costs what it drops, not what the cache holds. */
export interface TagIndex {
  add(key: string, tags: readonly string[]): void;
  remove(key: string, tags: readonly string[]): void;
  keysOf(tags: readonly string[]): ReadonlySet<string>;
}

export function createTagIndex(): TagIndex {
  const keysByTag = new Map<string, Set<string>>();
  return {
    add(key, tags) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        if (keys === undefined) keysByTag.set(tag, new Set([key]));
        else keys.add(key);
      }
    },
    remove(key, tags) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
    keysOf: (tags) => new Set(tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])])),
  };
}
