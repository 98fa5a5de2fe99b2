/**
 * The longest run of numbers that only rises, in their order: of blocks in a new order, those that can be said to have
 * stayed while the others moved around them.
 */
export function longestRising(numbers: readonly number[]): Set<number> {
  const length: number[] = [];
  const before: number[] = [];
  let best = -1;
  for (const [index, value] of numbers.entries()) {
    let longest = 1;
    let previous = -1;
    for (let earlier = 0; earlier < index; earlier += 1) {
      if ((numbers[earlier] ?? 0) < value && (length[earlier] ?? 0) + 1 > longest) {
        longest = (length[earlier] ?? 0) + 1;
        previous = earlier;
      }
    }
    length.push(longest);
    before.push(previous);
    if (best === -1 || longest > (length[best] ?? 0)) best = index;
  }
  const run = new Set<number>();
  for (let index = best; index !== -1; index = before[index] ?? -1) {
    const value = numbers[index];
    if (value !== undefined) run.add(value);
  }
  return run;
}
