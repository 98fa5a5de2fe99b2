/** How many earlier tokens are remembered, to tell a late answer from a change. */
const rememberedTokens = 16;

/** Follows the `cache-token` header of a host (specification 9: the cache is flushed when it changes). */
export interface TokenWatch {
  /** Grows with every change; a request notes it when it leaves. */
  generation(): number;
  /**
   * Judges an answer by its token and by the generation its request left in. `older`: the content it carries may be
   * from before the last change and must not be kept. Calls `onChange` when the token is a new one.
   */
  judge(token: string | undefined, leftIn: number): 'current' | 'older';
}

export function createTokenWatch(onChange: () => void): TokenWatch {
  let generation = 0;
  let current: string | undefined;
  let past: readonly string[] = [];
  return {
    generation: () => generation,
    judge(token, leftIn) {
      const leftBeforeChange = leftIn !== generation;
      if (token === undefined) return leftBeforeChange ? 'older' : 'current';
      if (token === current) return 'current';
      // Answers overtake each other: a token seen before, on a request that left before the change, is no news.
      if (leftBeforeChange && past.includes(token)) return 'older';
      const first = current === undefined;
      if (current !== undefined) past = [...past, current].slice(-rememberedTokens);
      current = token;
      if (first) return 'current';
      generation += 1;
      onChange();
      return 'current';
    },
  };
}

/** Stands in where the host's token does not matter, because changes are announced by tag. */
export const noTokenWatch: TokenWatch = { generation: () => 0, judge: () => 'current' };
