import type { ContentEntry } from '#schemas/content-entry.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import type { Release, ReleaseEntry } from '#schemas/studio/release.ts';
import type { Scheduled } from '#schemas/studio/schedule.ts';
import type { Usage } from '#schemas/studio/usage.ts';
import { api } from '../../app/api.ts';
import type { StudioLocale } from '../../app/studio-texts.tsx';
import { checkBody } from '../../checks/check-calls.ts';
import { entryCall, localeOf } from '../entry-calls.ts';

const base = '/v2/system/manage';
const post = async <T>(path: string, body: object): Promise<T> =>
  (await api<T>(path, { method: 'POST', body })).data;

const refOf = ({ kind, key, locale }: EntryRef): EntryRef => ({ kind, key, locale });

/** What the checks say about a draft. @param language language the findings are told in */
export const checkDraft = (
  { kind, key, locale, draft }: ContentEntry,
  language: StudioLocale,
): Promise<readonly Finding[]> => checkBody({ kind, key, locale, data: draft }, language);

/**
 * Makes a version live.
 * @param locales languages of a page whose texts go live; left out, all
 */
export const publishEntry = (entry: ContentEntry, locales?: readonly string[]): Promise<ContentEntry> =>
  post(`${entryCall(entry)}/publish`, {
    version: entry.version,
    ...localeOf(entry),
    ...(locales && { locales }),
  });

export const unpublishEntry = (entry: EntryRef): Promise<ContentEntry> =>
  post(`${entryCall(entry)}/unpublish`, localeOf(entry));

/** @param at ISO 8601 */
export const scheduleEntry = (
  entry: EntryRef,
  plan: { readonly action: Scheduled['action']; readonly at: string; readonly version?: number },
): Promise<Scheduled> => post(`${base}/schedule`, { ...refOf(entry), ...plan });

export const openReleases = async (): Promise<readonly Release[]> =>
  (await api<readonly Release[]>(`${base}/releases`, { query: { state: 'open' } })).data;

/** Puts an entry into a release, or changes what happens to it there. */
export async function addToRelease(
  { id, title, note, entries }: Release,
  entry: ContentEntry,
  action: ReleaseEntry['action'],
): Promise<Release> {
  const ref = refOf(entry);
  const others = entries.filter(
    ({ kind, key, locale }) => kind !== ref.kind || key !== ref.key || locale !== ref.locale,
  );
  // Where it is planned already, what goes live is what the publisher is looking at.
  const body = { title, note, entries: [...others, { ...ref, action, version: entry.version }] };
  return (await api<Release>(`${base}/releases/${id}`, { method: 'PUT', body })).data;
}

export const usagesOf = async ({ kind, key, locale }: EntryRef): Promise<readonly Usage[]> =>
  (await api<readonly Usage[]>(`${base}/usage`, { query: { kind, key, ...(locale !== '' && { locale }) } }))
    .data;
