/** Query parameters of a visit, with a note of each that was read: the page is cached by these alone. */
export interface QueryReader {
  /** The first value, or null when it is not there. */
  parameter(name: string): string | null;
  /** Names asked for so far; one that was absent counts too, as its presence would have changed the page. */
  readonly read: ReadonlySet<string>;
}

/** @param search query of the address, with or without `?` */
export function createQueryReader(search: string): QueryReader {
  const values = new URLSearchParams(search);
  const read = new Set<string>();
  return {
    read,
    parameter(name) {
      read.add(name);
      return values.get(name);
    },
  };
}
