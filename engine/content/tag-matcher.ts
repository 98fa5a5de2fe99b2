/** Whether any of an entry's tags is among the named ones; `*` names all. */
export function tagMatcher(named: readonly string[]): (tags: readonly string[]) => boolean {
  if (named.includes('*')) return () => true;
  const set = new Set(named);
  return (tags) => tags.some((tag) => set.has(tag));
}
