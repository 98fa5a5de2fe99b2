/** Whether two JSON values say the same; the order of an object's names says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  // A name without a value is not written to JSON, so it counts as missing.
  const left = entriesOf(a);
  const right = new Map(entriesOf(b));
  return (
    left.length === right.size &&
    left.every(([name, value]) => right.has(name) && isSame(value, right.get(name)))
  );
}

const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, part]) => part !== undefined);

/** Whether a value is an object with names, not a list. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
