/**
 * Puts each table between its marks, `<!-- table: name -->` and `<!-- end -->`; the words around them are written by
 * hand.
 * @throws Error when a table has no marks, or marks name no table
 */
export function fillTables(markdown: string, tables: ReadonlyMap<string, string>): string {
  const placed = new Set<string>();
  const filled = markdown.replaceAll(
    /(<!-- table: ([a-z-]+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_all, open: string, name: string, close: string) => {
      const table = tables.get(name);
      if (table === undefined) throw new Error(`The document asks for a table "${name}" that nobody writes.`);
      placed.add(name);
      return `${open}\n${table}\n${close}`;
    },
  );
  const lost = [...tables.keys()].filter((name) => !placed.has(name));
  if (lost.length > 0) throw new Error(`The document has no place for: ${lost.join(', ')}.`);
  return filled;
}
