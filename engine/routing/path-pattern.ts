/** Whether a path is meant by a pattern: the very path, or with `/*` at the end everything below it. */
export function matchesPathPattern(pattern: string, path: string): boolean {
  if (!pattern.endsWith('/*')) return path === pattern;
  const parent = pattern.slice(0, -1);
  return path.startsWith(parent) && path.length > parent.length;
}
