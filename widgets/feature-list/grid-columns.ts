/** Columns of a wide place, as classes that Tailwind can find. */
const classes = new Map([
  [1, ''],
  [2, '@4xl:grid-cols-2'],
  [3, '@4xl:grid-cols-3'],
  [4, '@4xl:grid-cols-4'],
]);

/** Classes of a grid for `count` equal items: rows as full as they can be, at most four beside each other. */
export function gridColumns(count: number): string {
  if (count < 3) return classes.get(count) ?? '';
  return classes.get(count % 3 === 0 || count === 5 ? 3 : 4) ?? '';
}
