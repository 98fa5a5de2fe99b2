import type { QueryClient } from '@tanstack/react-query';
import { entryCalls, kindCalls } from '#schemas/calls/staff/content.ts';
import type { ContentEntry, ContentHistoryItem } from '#schemas/content-entry.ts';
import { type ContentKind, contentKinds } from '#schemas/content-kinds.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { callStaff } from '../app/staff-call.ts';

const kinds: ReadonlyMap<string, ContentKind> = new Map(Object.entries(contentKinds));

function kindNamed(name: string): ContentKind {
  const kind = kinds.get(name);
  if (kind === undefined) throw new Error(`There is no kind of content ${name}.`);
  return kind;
}

/** The call that lists an entry's kind. @throws Error for a kind that the house does not have */
export const listCallOf = ({ kind }: EntryRef) => kindCalls(kindNamed(kind)).list;

/**
 * The calls about an entry, and the names in their address.
 * @throws Error for a kind that the house does not have
 */
export function entryCallsOf({ kind, key }: EntryRef) {
  const known = kindNamed(kind);
  // The key of a custom entity is `type/id`, two parts of the path: the edge takes no escaped slash.
  const [type = '', id] = key.split('/');
  return id === undefined
    ? { calls: entryCalls(known, 'one'), params: { key } }
    : { calls: entryCalls(known, 'two'), params: { type, id } };
}

/** The language for the body or the query of a call; kinds shared by all languages must not name one. */
export const localeOf = ({ locale }: EntryRef): { locale?: string } => (locale === '' ? {} : { locale });

/** Key of an entry in the Studio's cache; whoever changes the entry drops it. */
export const entryKey = ({ kind, key, locale }: EntryRef): readonly string[] => ['entry', kind, key, locale];

export async function readEntry(ref: EntryRef): Promise<ContentEntry> {
  const { calls, params } = entryCallsOf(ref);
  return (await callStaff(calls.read, { params, query: localeOf(ref) })).data;
}

export async function readHistory(ref: EntryRef): Promise<readonly ContentHistoryItem[]> {
  const { calls, params } = entryCallsOf(ref);
  return (await callStaff(calls.history, { params, query: { ...localeOf(ref), limit: 200 } })).data;
}

/**
 * Writes the draft over the version that was read.
 * @param windowId of the window that has the pen; left out by somebody who decides to write without it
 * @throws ApiError with `current` when there is a newer one, `taken_over` when another window has the pen
 */
export async function saveDraft(
  ref: EntryRef,
  {
    data,
    version,
    windowId,
  }: { readonly data: unknown; readonly version: number; readonly windowId?: string },
): Promise<ContentEntry> {
  const { calls, params } = entryCallsOf(ref);
  const body = { version, ...localeOf(ref), data, ...(windowId !== undefined && { window_id: windowId }) };
  return (await callStaff(calls.change, { params, body })).data;
}

/** Makes an earlier version the draft. @throws ApiError when its body no longer has the form its kind asks for */
export async function restoreVersion(ref: EntryRef, version: number): Promise<ContentEntry> {
  const { calls, params } = entryCallsOf(ref);
  return (await callStaff(calls.restore, { params, body: { version, ...localeOf(ref) } })).data;
}

/** After an entry changed: what the Studio shows of it, of lists, plans and releases is asked for again. */
export const forgetEntry = async (cache: QueryClient, entry: EntryRef): Promise<void> => {
  const keys = [entryKey(entry), ['list'], ['releases'], ['schedule'], ['usage']];
  await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
};
