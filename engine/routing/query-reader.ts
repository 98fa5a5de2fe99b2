/** Query parameters of a visit. What is read is noted: finished pages are kept per value of these, and of no others. */
export interface QueryReader {
  /** The value of a parameter the route knows; null when it is missing or not the route's. */
  get(name: string): string | null;
  readonly read: ReadonlySet<string>;
}

/**
 * @param search query without `?`
 * @param allowed names the route knows; all others never change a page
 */
export function createQueryReader(search: string, allowed: readonly string[]): QueryReader {
  const values = new URLSearchParams(search);
  const read = new Set<string>();
  return {
    get: (name) => {
      if (!allowed.includes(name)) return null;
      read.add(name);
      return values.get(name);
    },
    read,
  };
}
