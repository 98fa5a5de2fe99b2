/** Which part of the hints is wanted. */
export interface HintPage {
  readonly limit: number;
  readonly offset: number;
}

/** Some hints, and how many there are in all. */
export interface FoundHints {
  readonly values: readonly string[];
  readonly total: number;
}

export type SearchHints = (query: string, page: HintPage) => FoundHints;

const marks = /\p{M}/gu;

/** Letters as they are compared: without case and accents. `ł` and `đ` are letters of their own, so need a word apart. */
export const plainLetters = (text: string): string =>
  text
    .toLocaleLowerCase('pl')
    .normalize('NFD')
    .replace(marks, '')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A search over a list. First what begins with the query, then what has a word that does, then what holds it anywhere; within
 * each of these the order of the list stays. An empty query finds everything.
 */
export function createHintSearch(list: readonly string[]): SearchHints {
  const entries = list.map((value) => ({ value, plain: plainLetters(value) }));
  return (query, { limit, offset }) => {
    const wanted = plainLetters(query);
    const rank = (plain: string): number => {
      if (plain.startsWith(wanted)) return 0;
      if (plain.includes(` ${wanted}`) || plain.includes(`-${wanted}`)) return 1;
      return plain.includes(wanted) ? 2 : 3;
    };
    const ranked: string[][] = [[], [], []];
    for (const { value, plain } of entries) ranked[rank(plain)]?.push(value);
    const found = ranked.flat();
    return { values: found.slice(offset, offset + limit), total: found.length };
  };
}
