/** Runs a piece of work now, or when one of those before it has ended. */
export type EncodeTurns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so many pieces of work run at once; the others begin in the order they came. A piece that fails gives its place on, too.
 * @param most one at least
 */
export function createEncodeTurns(most: number): EncodeTurns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next: whoever comes in between waits behind it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
