/** Query parameters of a visit, with a note of each that was read: the page is cached by these alone. */
export interface QueryReader {
  /** The first value, or null when it is not there. */
  parameter(name: string): string | null;
  /** All values, in their order. */
  parameters(name: string): readonly string[];
  /** All values, without a note: to see whether what was made of another query holds for this one. */
  peek(name: string): readonly string[];
  /**
   * The query with each of `values` written as it is given, null standing for a parameter that should not be there; what it says
   * besides stays behind them. Null where all of them are written so already, which notes them as read.
   */
  rewritten(values: Readonly<Record<string, string | null>>): string | null;
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
    parameters(name) {
      read.add(name);
      return values.getAll(name);
    },
    peek: (name) => values.getAll(name),
    rewritten(wanted) {
      const entries = Object.entries(wanted);
      for (const [name] of entries) read.add(name);
      const isWritten = ([name, value]: [string, string | null]) => {
        const said = values.getAll(name);
        return value === null ? said.length === 0 : said.length === 1 && said[0] === value;
      };
      if (entries.every(isWritten)) return null;
      const rest = [...values].filter(([name]) => !Object.hasOwn(wanted, name));
      return queryText([
        ...entries.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
        ...rest,
      ]);
    },
  };
}

/** As people can read it: a tilde means nothing else in an address. */
const queryText = (parameters: string[][]): string =>
  new URLSearchParams(parameters).toString().replaceAll('%7E', '~');
