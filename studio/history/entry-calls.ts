import type { QueryClient } from '@tanstack/react-query';
import type { ContentEntry, ContentHistoryItem } from '#schemas/content-entry.ts';
import { type ContentKindName, contentKinds } from '#schemas/content-kinds.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { api } from '../app/api.ts';

const segments: ReadonlyMap<string, string> = new Map(
  (Object.keys(contentKinds) as ContentKindName[]).map((kind) => [kind, contentKinds[kind].segment]),
);

/** Address of the calls about an entry. @throws Error for a kind that the house does not have */
export function entryCall({ kind, key }: EntryRef): string {
  const segment = segments.get(kind);
  if (segment === undefined) throw new Error(`There is no kind of content ${kind}.`);
  // The key of a custom entity is `type/id`, two parts of the path: the edge takes no escaped slash.
  return `/v2/system/manage/${segment}/${key.split('/').map(encodeURIComponent).join('/')}`;
}

/** The language for the body or the query of a call; kinds shared by all languages must not name one. */
export const localeOf = ({ locale }: EntryRef): { locale?: string } => (locale === '' ? {} : { locale });

/** Key of an entry in the Studio's cache; whoever changes the entry drops it. */
export const entryKey = ({ kind, key, locale }: EntryRef): readonly string[] => ['entry', kind, key, locale];

export const readEntry = async (ref: EntryRef): Promise<ContentEntry> =>
  (await api<ContentEntry>(entryCall(ref), { query: localeOf(ref) })).data;

export const readHistory = async (ref: EntryRef): Promise<readonly ContentHistoryItem[]> =>
  (
    await api<readonly ContentHistoryItem[]>(`${entryCall(ref)}/history`, {
      query: { ...localeOf(ref), limit: 200 },
    })
  ).data;

/**
 * Writes the draft over the version that was read.
 * @param windowId of the window that has the pen; left out by somebody who decides to write without it
 * @throws ApiError with `current` when there is a newer one, `taken_over` when another window has the pen
 */
export const saveDraft = async (
  ref: EntryRef,
  data: unknown,
  version: number,
  windowId?: string,
): Promise<ContentEntry> =>
  (
    await api<ContentEntry>(entryCall(ref), {
      method: 'PUT',
      body: { version, ...localeOf(ref), data, ...(windowId !== undefined && { window_id: windowId }) },
    })
  ).data;

/** Makes an earlier version the draft. @throws ApiError when its body no longer has the form its kind asks for */
export const restoreVersion = async (ref: EntryRef, version: number): Promise<ContentEntry> =>
  (
    await api<ContentEntry>(`${entryCall(ref)}/restore`, {
      method: 'POST',
      body: { version, ...localeOf(ref) },
    })
  ).data;

/** After an entry changed: what the Studio shows of it, of lists, plans and releases is asked for again. */
export const forgetEntry = async (cache: QueryClient, entry: EntryRef): Promise<void> => {
  const keys = [entryKey(entry), ['list'], ['releases'], ['schedule'], ['usage']];
  await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
};
