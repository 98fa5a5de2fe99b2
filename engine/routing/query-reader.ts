/** Query parameters of a visit, with a note of each that was read: the page is cached by these alone. */
export interface QueryReader {
  /** The first value, or null when it is not there or the route knows no such parameter. */
  get(name: string): string | null;
  /** The first value whatever the route says: for widgets, which may stand on any page. */
  parameter(name: string): string | null;
  /** Names asked for so far; one that was absent counts too, as its presence would have changed the page. */
  readonly read: ReadonlySet<string>;
}

/**
 * @param search query of the address, with or without `?`
 * @param allowed parameters of the route (`Route.query`); others can never influence the page
 */
export function createQueryReader(search: string, allowed: readonly string[]): QueryReader {
  const values = new URLSearchParams(search);
  const read = new Set<string>();
  const parameter = (name: string) => {
    read.add(name);
    return values.get(name);
  };
  return {
    read,
    parameter,
    get: (name) => (allowed.includes(name) ? parameter(name) : null),
  };
}
