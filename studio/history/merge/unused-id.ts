/** An id like `id` that nothing has yet: `hero` -> `hero-2`. Follows from its arguments, so that asking again says the same. */
export function unusedId(id: string, used: ReadonlySet<string>): string {
  // Ids have at most 100 letters.
  const stem = id.slice(0, 90);
  let number = 2;
  while (used.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}
