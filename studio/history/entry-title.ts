import type { ContentEntry } from '#schemas/content-entry.ts';
import { isPlainObject } from '../app/same-value.ts';

/** Name of an entry for people: its title where its kind has one, else its key. */
export function entryTitle({ draft, key }: Pick<ContentEntry, 'draft' | 'key'>): string {
  const title = isPlainObject(draft) ? draft['title'] : undefined;
  return typeof title === 'string' && title.trim() !== '' ? title : key;
}
