const index = /^(0|[1-9]\d*)$/;

/**
 * A copy of `props` with one text at a JSON pointer (RFC 6901) replaced. Only what the base really has is replaced: a
 * pointer to nothing, through something inherited, or to a value that is no text changes nothing, so a stale translation
 * can neither invent props nor reach a prototype.
 */
export function replaceText(
  props: Record<string, unknown>,
  pointer: string,
  text: unknown,
): Record<string, unknown> {
  if (typeof text !== 'string' || !pointer.startsWith('/')) return props;
  const path = pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const [first = '', ...rest] = path;
  return replaceName(props, first, (inner) => replaceIn(inner, rest, text));
}

function replaceIn(node: unknown, path: readonly string[], text: string): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return typeof node === 'string' ? text : node;
  if (Array.isArray(node)) {
    const at = index.test(first) ? Number(first) : node.length;
    return at < node.length ? node.with(at, replaceIn(node[at], rest, text)) : node;
  }
  return isRecord(node) ? replaceName(node, first, (inner) => replaceIn(inner, rest, text)) : node;
}

function replaceName(
  node: Record<string, unknown>,
  name: string,
  replace: (value: unknown) => unknown,
): Record<string, unknown> {
  if (!Object.hasOwn(node, name)) return node;
  // fromEntries defines own properties, whatever their name; an assignment to `__proto__` would not.
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, key === name ? replace(value) : value]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
