/** Characters of a number, a word or a mark between members. */
const small = 5;

/**
 * About as many characters as the JSON of a value has, without writing it. Goes by a list, not by recursion: a host's nesting must
 * not exhaust the stack.
 */
export function weighJson(value: unknown): number {
  let weight = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    weight += small;
    if (typeof next === 'string') weight += next.length;
    else if (Array.isArray(next)) for (const part of next) waiting.push(part);
    else if (typeof next === 'object' && next !== null)
      for (const [name, part] of Object.entries(next)) {
        weight += name.length + small;
        waiting.push(part);
      }
  }
  return weight;
}
