/** Deeper than any document's schema goes; a host's nesting must not exhaust the stack. */
const maxDepth = 100;

/**
 * `after` with every part that equals its counterpart in `before` replaced by that very part: what did not change keeps
 * its identity from one version of a document to the next, so that what was made of it still stands. Plain JSON only;
 * neither value is changed.
 */
export function keepEqual<T>(before: unknown, after: T, depth = 0): T {
  if (Object.is(before, after) || depth > maxDepth) return after;
  if (Array.isArray(after)) {
    if (!Array.isArray(before)) return after;
    let same = before.length === after.length;
    const parts = after.map((part, index) => {
      const kept = keepEqual(before[index], part, depth + 1);
      same &&= kept === before[index];
      return kept;
    });
    return (same ? before : parts) as T;
  }
  if (!isObject(after) || !isObject(before)) return after;
  const names = Object.keys(after);
  let same = Object.keys(before).length === names.length;
  const parts = names.map((name) => {
    const kept = keepEqual(ownMember(before, name), after[name], depth + 1);
    same &&= Object.hasOwn(before, name) && kept === before[name];
    return kept;
  });
  // `fromEntries` defines members: a name such as `__proto__` stays a name.
  return (same ? before : Object.fromEntries(names.map((name, index) => [name, parts[index]]))) as T;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ownMember = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;
