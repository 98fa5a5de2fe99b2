import { diffArrays } from 'diff';
import { isPlainObject, isSame } from '../../app/same-value.ts';

/** One place where two bodies differ. */
export interface ValueChange {
  /** Names and positions from the body's root; positions are those of the newer body where it has the item. */
  readonly path: readonly (string | number)[];
  /** What stood there; undefined when nothing did. */
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Where two JSON values differ, as small as can be said: items of a list are matched first, so that one put in at the
 * top is one change and not one for each below it.
 */
export function valueChanges(
  before: unknown,
  after: unknown,
  path: readonly (string | number)[] = [],
): ValueChange[] {
  if (isSame(before, after)) return [];
  if (isPlainObject(before) && isPlainObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => valueChanges(own(before, name), own(after, name), [...path, name]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path);
  return [{ path, before, after }];
}

const own = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;

function listChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly (string | number)[],
): ValueChange[] {
  const parts = diffArrays([...before], [...after], { comparator: isSame });
  const changes: ValueChange[] = [];
  let position = 0;
  let gone: unknown[] = [];
  const say = (come: readonly unknown[]) => {
    for (let index = 0; index < Math.max(gone.length, come.length); index += 1) {
      const place = [...path, position + Math.min(index, Math.max(come.length - 1, 0))];
      // What stands where something was is the same item, changed: its fields are compared.
      if (index < gone.length && index < come.length)
        changes.push(...valueChanges(gone[index], come[index], place));
      else changes.push({ path: place, before: gone[index], after: come[index] });
    }
    position += come.length;
    gone = [];
  };
  for (const { added, removed, value } of parts) {
    if (removed) gone = [...gone, ...value];
    else if (added) say(value);
    else {
      say([]);
      position += value.length;
    }
  }
  say([]);
  return changes;
}
