/** What tells an element from its neighbours. */
export interface ElementWords {
  /** Its tag, and what it is called: by its id, else by its name, type and address. */
  readonly name: string;
  /** Its classes. Of elements without a name they alone tell ours from one that an extension put beside it. */
  readonly look: readonly string[];
}

/**
 * For each element of the first list the one of the second that is the same to a reader: itself, or the next one of the same name whose
 * classes it has, whatever else was added to them. What only one list has, such as what an extension put there, stays alone.
 */
export function pairElements<T>(
  before: readonly T[],
  after: readonly T[],
  wordsOf: (element: T) => ElementWords,
): ReadonlyMap<T, T> {
  const pairs = new Map<T, T>();
  const stayed = new Set(before);
  const free = new Map(
    after.filter((element) => !stayed.has(element)).map((element) => [element, wordsOf(element)] as const),
  );
  const isThere = new Set(after);
  for (const element of before) {
    const { name, look } = wordsOf(element);
    const found = isThere.has(element)
      ? element
      : [...free].find(
          ([, words]) => words.name === name && words.look.every((part) => look.includes(part)),
        )?.[0];
    if (found === undefined) continue;
    pairs.set(element, found);
    free.delete(found);
  }
  return pairs;
}
