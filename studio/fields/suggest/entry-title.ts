import { isRecord } from '#registry/is-record.ts';

const names = ['title', 'name', 'selftitle', 'url', 'label'] as const;

/** What people call a piece of content: the first of its usual names, else its key. */
export function entryTitle({ key, draft }: { readonly key: string; readonly draft: unknown }): string {
  if (!isRecord(draft)) return key;
  const title = names
    .map((name) => (Object.hasOwn(draft, name) ? draft[name] : undefined))
    // A title in several languages: the first that has words.
    .flatMap((value) => (isRecord(value) ? Object.values(value) : [value]))
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof title === 'string' ? title : key;
}
