/** Long work of many visits, one piece in each turn of the event loop, so that answers that lie ready go out in between. */
export interface Turns {
  /** When this piece may begin: at once, in what is left of this turn, or when those who came before have had theirs. */
  take(): Promise<void> | undefined;
}

/** @param defer runs something in the next turn, after what came in by then was read */
export function createTurns(defer: (run: () => void) => void = setImmediate): Turns {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  function pass(): void {
    const begin = waiting.shift();
    isTaken = begin !== undefined;
    if (begin === undefined) return;
    defer(pass);
    begin();
  }

  return {
    take() {
      if (isTaken) return new Promise((resolve) => waiting.push(resolve));
      isTaken = true;
      defer(pass);
      return undefined;
    },
  };
}
