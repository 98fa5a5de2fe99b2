import type { ContentEntry } from '#schemas/content-entry.ts';
import { entryTitle } from '../../app/entry-title.ts';

type Named = Pick<ContentEntry, 'key' | 'draft'>;

export interface TypeChoice {
  readonly alias: string;
  readonly title: string;
}

/** The two parts of an item's key, `type/id`; what is not written yet is empty. */
export function itemKey(key: string): { readonly type: string; readonly id: string } {
  const slash = key.indexOf('/');
  return slash < 0 ? { type: '', id: key } : { type: key.slice(0, slash), id: key.slice(slash + 1) };
}

/** Name of the text that says which part of an item's key is not given yet; null when both are. */
export function itemKeyGap(key: string): string | null {
  const { type, id } = itemKey(key);
  if (type === '') return 'entities.item-type-needed';
  return id === '' ? 'entities.item-id-needed' : null;
}

/**
 * The types a new item can have: those that are described, by their names, and those that only items name.
 * @param chosen stands among them whatever there is, e.g. one that a draft of this browser brought back
 * @param locale language of who reads, for names and order
 */
export function typeChoices(
  types: readonly Named[],
  items: readonly Named[],
  chosen: string,
  locale: string,
): readonly TypeChoice[] {
  const found = new Map(types.map((entry) => [entry.key, entryTitle(entry, locale)]));
  for (const { key } of [...items, { key: `${chosen}/` }]) {
    const { type } = itemKey(key);
    if (type !== '' && !found.has(type)) found.set(type, type);
  }
  return [...found]
    .map(([alias, title]) => ({ alias, title }))
    .sort((a, b) => a.title.localeCompare(b.title, locale));
}
