import { isPlainObject } from './same-value.ts';

const names = ['title', 'name', 'selftitle', 'question', 'url', 'label'] as const;

/**
 * What people call a piece of content: the first of its usual names, else its key.
 * @param locale language of who reads, for titles that are written in several
 */
export function entryTitle(
  { key, draft }: { readonly key: string; readonly draft: unknown },
  locale = '',
): string {
  if (!isPlainObject(draft)) return key;
  const title = names
    .map((name) => (Object.hasOwn(draft, name) ? draft[name] : undefined))
    .flatMap((value) => (isPlainObject(value) ? [value[locale], ...Object.values(value)] : [value]))
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof title === 'string' ? title : key;
}
