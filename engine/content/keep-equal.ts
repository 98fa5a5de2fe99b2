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
    const parts = after.map((part, index) => keepEqual(before[index], part, depth + 1));
    const same = before.length === parts.length && parts.every((part, index) => part === before[index]);
    return (same ? before : parts) as T;
  }
  if (!isObject(after) || !isObject(before)) return after;
  const entries = Object.entries(after);
  const parts = entries.map(
    ([name, part]) => [name, keepEqual(ownMember(before, name), part, depth + 1)] as const,
  );
  const same =
    Object.keys(before).length === entries.length &&
    parts.every(([name, part]) => Object.hasOwn(before, name) && part === before[name]);
  // `fromEntries` defines members: a name such as `__proto__` stays a name.
  return (same ? before : Object.fromEntries(parts)) as T;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ownMember = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;
