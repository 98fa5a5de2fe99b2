/** The newest first, and no more than are worth their room. */
export const withNewest = <T>(newest: T, others: readonly T[] = []): readonly T[] =>
  [newest, ...others].slice(0, maxVariants);

/** Versions kept of one block: pages of a list, days, visitors with and without an account. */
const maxVariants = 8;

/** Whether the very same blocks stand in the same slots. */
export function haveSameBlocks(
  one: Readonly<Record<string, readonly object[]>>,
  other: Readonly<Record<string, readonly object[]>>,
): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => {
      const blocks = one[name] ?? [];
      const others = other[name];
      return blocks.length === others?.length && blocks.every((block, at) => block === others[at]);
    })
  );
}
