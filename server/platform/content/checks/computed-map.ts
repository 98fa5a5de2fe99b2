/**
 * A map that is asked and not held.
 * @param get what it has for a key
 * @param all everything it has, for whoever goes through it
 */
export const computedMap = <Value>(
  get: (key: string) => Value | undefined,
  all: () => ReadonlyMap<string, Value>,
): ReadonlyMap<string, Value> => ({
  get,
  has: (key) => get(key) !== undefined,
  get size() {
    return all().size;
  },
  keys: () => all().keys(),
  values: () => all().values(),
  entries: () => all().entries(),
  forEach: (visit, self) => all().forEach(visit, self),
  [Symbol.iterator]: () => all()[Symbol.iterator](),
});
