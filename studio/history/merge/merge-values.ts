import { isPlainObject, isSame } from '../../app/same-value.ts';

/** Whose edit counts where two people changed the same. */
export type Side = 'mine' | 'theirs';

/** A place both changed, each in another way. */
export interface ValueConflict {
  readonly path: readonly string[];
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * Two people's changes of the same body in one. Objects are merged name by name; anything else is one thing, lists too:
 * which item is which cannot be told for certain, and a wrong guess would lose an edit.
 * @param sideOf whose value stands at a place that both changed
 */
export function mergeValues(
  versions: { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown },
  sideOf: (path: readonly string[]) => Side,
  path: readonly string[] = [],
): { readonly value: unknown; readonly conflicts: readonly ValueConflict[] } {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isSame(base, mine)) return { value: theirs, conflicts: [] };
  if (!isPlainObject(mine) || !isPlainObject(theirs)) {
    return {
      value: sideOf(path) === 'mine' ? mine : theirs,
      conflicts: [{ path, base, mine, theirs }],
    };
  }
  const conflicts: ValueConflict[] = [];
  const merged: [string, unknown][] = [];
  const common = isPlainObject(base) ? base : {};
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const part = mergeValues(
      { base: own(common, name), mine: own(mine, name), theirs: own(theirs, name) },
      sideOf,
      [...path, name],
    );
    conflicts.push(...part.conflicts);
    if (part.value !== undefined) merged.push([name, part.value]);
  }
  return { value: Object.fromEntries(merged), conflicts };
}

const own = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;
