/** Deeper than any document's schema goes; a host's nesting must not exhaust the stack. */
const maxDepth = 100;

/**
 * `after` with every part that equals its counterpart in `before` replaced by that very part: what did not change keeps
 * its identity from one version of a document to the next, so that what was made of it still stands. Plain JSON only;
 * neither value is changed, and nothing is made of what is equal.
 */
export function keepEqual<T>(before: unknown, after: T, depth = 0): T {
  if (Object.is(before, after) || depth > maxDepth) return after;
  if (Array.isArray(after)) return (Array.isArray(before) ? keepItems(before, after, depth) : after) as T;
  return (isObject(after) && isObject(before) ? keepMembers(before, after, depth) : after) as T;
}

function keepItems(before: readonly unknown[], after: readonly unknown[], depth: number): readonly unknown[] {
  /** From the first difference on. */
  let items: unknown[] | null = null;
  after.forEach((item, index) => {
    const kept = keepEqual(before[index], item, depth + 1);
    if (items === null && index < before.length && Object.is(kept, before[index])) return;
    items ??= before.slice(0, index);
    items.push(kept);
  });
  if (items !== null) return items;
  return before.length === after.length ? before : before.slice(0, after.length);
}

function keepMembers(before: Members, after: Members, depth: number): Members {
  const names = Object.keys(after);
  /** From the first difference on. */
  let members: [name: string, value: unknown][] | null = null;
  names.forEach((name, index) => {
    const known = Object.hasOwn(before, name);
    const kept = keepEqual(known ? before[name] : undefined, after[name], depth + 1);
    if (members === null && known && Object.is(kept, before[name])) return;
    members ??= membersOf(before, names.slice(0, index));
    members.push([name, kept]);
  });
  if (members === null && Object.keys(before).length === names.length) return before;
  // `fromEntries` defines members: a name such as `__proto__` stays a name.
  return Object.fromEntries(members ?? membersOf(before, names));
}

type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: Members, names: readonly string[]): [name: string, value: unknown][] =>
  names.map((name) => [name, value[name]]);

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
