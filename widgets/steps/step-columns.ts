/** How many of `count` steps stand beside each other in a wide place: at most four, and no row with one step alone. */
export function stepColumns(count: number): number {
  if (count <= 4) return Math.max(1, count);
  return count % 3 === 1 || count === 8 ? 4 : 3;
}
