/**
 * Puts blocks of one list in an order that keeps both people's: the first list's order counts, and what only the
 * second one has stands behind the block it stands behind there.
 * @param first order that counts where the two differ
 * @param members ids that stand in the list after the merge; each is in one of the lists, or comes last
 */
export function mergeOrder(
  first: readonly string[],
  second: readonly string[],
  members: ReadonlySet<string>,
): string[] {
  const order = first.filter((id) => members.has(id));
  let previous: string | null = null;
  for (const id of second) {
    if (!members.has(id)) continue;
    if (!order.includes(id)) order.splice(previous === null ? 0 : order.indexOf(previous) + 1, 0, id);
    previous = id;
  }
  const placed = new Set(order);
  return [...order, ...[...members].filter((id) => !placed.has(id))];
}

/** Whether somebody changed the order of the blocks that were there before. */
export function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const stayed = after.filter((id) => before.includes(id));
  const was = before.filter((id) => stayed.includes(id));
  return stayed.some((id, index) => was[index] !== id);
}
