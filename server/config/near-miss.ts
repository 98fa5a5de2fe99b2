/**
 * The name of ours that an unknown variable was probably meant to be, or null. A slip in `MODE` must not start a
 * sandbox on a production machine, so a near miss is an error; short names therefore need a close match, or harmless
 * neighbours such as `HOME` and `NODE` would stop the server.
 */
export function findNearMiss(unknown: string, names: readonly string[]): string | null {
  for (const name of names) {
    if (plain(unknown) === plain(name) || isTransposition(unknown, name)) return name;
    const allowed = name.length < 8 ? 0 : name.length < 11 ? 1 : 2;
    if (Math.abs(name.length - unknown.length) <= allowed && distance(unknown, name) <= allowed) return name;
  }
  return null;
}

/** Letters and digits only, so that `public-origin`, `PublicOrigin` and `PUBLIC_ORIGIN` are one word. */
function plain(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

/** Whether two neighbouring letters changed places. */
function isTransposition(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  if (at < 0) return false;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Levenshtein distance: the fewest insertions, deletions and replacements that turn `a` into `b`. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const row = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (previous[j] ?? 0) + (letter === other ? 0 : 1);
      row.push(Math.min(replaced, (previous[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}
