/** Characters of a number, a word or a mark between members. */
const small = 5;

/** Frozen values stay as they are. */
const weighed = new WeakMap<object, number>();

/**
 * About as many characters as the JSON of a value has, without writing it. Goes by a list, not by recursion: a host's nesting must
 * not exhaust the stack.
 */
export function weighJson(value: unknown): number {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return weigh(value);
  const known = weighed.get(value) ?? weigh(value);
  weighed.set(value, known);
  return known;
}

function weigh(value: unknown): number {
  let weight = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    weight += small;
    if (typeof next === 'string') weight += next.length;
    else if (Array.isArray(next)) for (const part of next) waiting.push(part);
    else if (typeof next === 'object' && next !== null)
      for (const name of Object.keys(next)) {
        weight += name.length + small;
        waiting.push((next as Readonly<Record<string, unknown>>)[name]);
      }
  }
  return weight;
}
