/** What people call a piece of content: the first of the fields that name it; null where it has none. */
export function titleOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const fields = new Map<string, unknown>(Object.entries(data));
  for (const name of ['title', 'name', 'url', 'key']) {
    const value = fields.get(name);
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}
