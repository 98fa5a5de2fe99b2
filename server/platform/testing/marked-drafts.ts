import type { SiteExport } from '../content/seed.ts';
import { entryProblems } from '../content/validate.ts';

type Entry = SiteExport['entries'][number];

/** Values that say what something belongs to or is: with another word they would be another thing, or none. */
const structural: ReadonlySet<string> = new Set([
  'code',
  'currency',
  'locale',
  'type',
  'uses',
  'category',
  'url',
]);
const moment = /^\d{4}-\d\d-\d\d/;

/** JSON pointers of all texts in content. */
function textsIn(value: unknown, pointer = ''): string[] {
  if (typeof value === 'string') return moment.test(value) ? [] : [pointer];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    structural.has(key) ? [] : textsIn(child, `${pointer}/${key}`),
  );
}

function withMarks(value: unknown, marked: ReadonlySet<string>, mark: string, pointer = ''): unknown {
  if (typeof value === 'string')
    return marked.has(pointer) ? `${value}${value.startsWith('/') ? '-' : ' '}${mark}` : value;
  if (Array.isArray(value)) return value.map((child, i) => withMarks(child, marked, mark, `${pointer}/${i}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, withMarks(child, marked, mark, `${pointer}/${key}`)]),
  );
}

/**
 * The entry with a word in every text of its that may hold one, so that it is seen wherever any of it is shown.
 * @throws when no text of it may
 */
export function markEntry(entry: Entry, mark: string): Entry {
  let marked = new Set(textsIn(entry.data));
  while (marked.size > 0) {
    const data = withMarks(entry.data, marked, mark);
    const { kind, key, locale = '' } = entry;
    const wrong = Object.keys(entryProblems({ kind, key, locale, data }));
    if (wrong.length === 0) return { ...entry, data };
    const good = [...marked].filter((pointer) => !wrong.some((path) => `${pointer}/`.startsWith(`${path}/`)));
    if (good.length === marked.size) throw new Error(`${kind} ${key}: ${wrong.join(', ')}`);
    marked = new Set(good);
  }
  throw new Error(`no text of ${entry.kind} ${entry.key} may hold a mark`);
}

/** The same under another key; null where the kind does not let one choose it freely. */
export function underNewKey(entry: Entry, suffix: string): Entry | null {
  const { kind, key, locale = '' } = entry;
  const name = key.slice(key.lastIndexOf('/') + 1);
  const renamed = `${name}-${suffix}`;
  const own = typeof entry.data === 'object' && entry.data !== null ? entry.data : {};
  const data = Array.isArray(own)
    ? own
    : Object.fromEntries(
        Object.entries(own).map(([field, value]) => [field, value === name ? renamed : value]),
      );
  const made = { ...entry, key: key.slice(0, -name.length) + renamed, data };
  return Object.keys(entryProblems({ kind, key: made.key, locale, data })).length === 0 ? made : null;
}
