/** A JSON pointer into one value -> the pointer to the same thing in another; null where its row is gone. */
export type FollowRows = (pointer: string) => string | null;

/**
 * Tells where rows of lists went between two versions of a value. Translations name rows by their position, so whoever puts texts of one
 * version to rows of another asks this first. Rows that are equal are the same row; rows that were edited are, where those around them
 * leave no doubt.
 */
export function followRows(from: unknown, to: unknown): FollowRows {
  const known = new Map<readonly unknown[], readonly (number | null)[]>();
  const matchesOf = (a: readonly unknown[], b: readonly unknown[]) => {
    const matches = known.get(a) ?? matchRows(a, b);
    known.set(a, matches);
    return matches;
  };
  return (pointer) => {
    let [a, b] = [from, to];
    const path: string[] = [];
    for (const part of pointer.split('/').slice(1)) {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      if (Array.isArray(a) && Array.isArray(b) && Number(name) < a.length) {
        const at = matchesOf(a, b)[Number(name)];
        if (at === undefined || at === null) return null;
        path.push(String(at));
        [a, b] = [a[Number(name)], b[at]];
      } else {
        path.push(part);
        [a, b] = [child(a, name), child(b, name)];
      }
    }
    return `/${path.join('/')}`;
  };
}

/** Position in `from` -> position of the same row in `to`, or null. */
export function matchRows(from: readonly unknown[], to: readonly unknown[]): (number | null)[] {
  const [before, after] = [from, to].map((rows) => rows.map((row) => JSON.stringify(row)));
  if (!before || !after) return [];
  // A row that is what stood there before has not moved, whatever equals it elsewhere.
  const matches = before.map((row, at) => (after[at] === row ? at : null));
  const taken = new Set(matches);
  const free = new Map<string, number[]>();
  for (const [at, row] of after.entries()) if (!taken.has(at)) free.set(row, [...(free.get(row) ?? []), at]);
  for (const [at, row] of before.entries()) matches[at] ??= free.get(row)?.shift() ?? null;
  matchEdited(matches, to.length);
  return matches;
}

/** Rows between two that are known are the same rows, edited, where there are as many as before. */
function matchEdited(matches: (number | null)[], total: number): void {
  const taken = new Set(matches);
  for (let first = 0; first < matches.length; first++) {
    if (matches[first] !== null) continue;
    let next = first;
    while (next < matches.length && matches[next] === null) next++;
    const begin = first === 0 ? 0 : (matches[first - 1] ?? 0) + 1;
    const end = next === matches.length ? total : (matches[next] ?? 0);
    const isClear = Array.from({ length: Math.max(0, end - begin) }, (_, at) => begin + at).every(
      (at) => !taken.has(at),
    );
    if (end - begin === next - first && isClear)
      for (let at = first; at < next; at++) matches[at] = begin + at - first;
    first = next;
  }
}

const child = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
