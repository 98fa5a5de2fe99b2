import { usage } from '#schemas/calls/staff/entries.ts';
import { releaseChange, releaseList } from '#schemas/calls/staff/releases.ts';
import { scheduleAdd } from '#schemas/calls/staff/schedule.ts';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { type Release, type ReleaseEntry, sentEntries } from '#schemas/studio/release.ts';
import type { Scheduled } from '#schemas/studio/schedule.ts';
import type { Usage } from '#schemas/studio/usage.ts';
import { callStaff } from '../../app/staff-call.ts';
import type { StudioLocale } from '../../app/studio-texts.tsx';
import { checkBody } from '../../checks/check-calls.ts';
import { entryCallsOf, localeOf } from '../entry-calls.ts';

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
export async function publishEntry(entry: ContentEntry, locales?: readonly string[]): Promise<ContentEntry> {
  const { calls, params } = entryCallsOf(entry);
  const body = { version: entry.version, ...localeOf(entry), ...(locales && { locales }) };
  return (await callStaff(calls.publish, { params, body })).data;
}

export async function unpublishEntry(entry: EntryRef): Promise<ContentEntry> {
  const { calls, params } = entryCallsOf(entry);
  return (await callStaff(calls.unpublish, { params, body: localeOf(entry) })).data;
}

/** @param at ISO 8601 */
export const scheduleEntry = async (
  entry: EntryRef,
  plan: { readonly action: Scheduled['action']; readonly at: string; readonly version?: number },
): Promise<Scheduled> => (await callStaff(scheduleAdd, { body: { ...refOf(entry), ...plan } })).data;

export const openReleases = async (): Promise<readonly Release[]> =>
  (await callStaff(releaseList, { query: { state: 'open' } })).data;

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
  const body = { title, note, entries: [...sentEntries(others), { ...ref, action, version: entry.version }] };
  return (await callStaff(releaseChange, { params: { id }, body })).data;
}

export const usagesOf = async ({ kind, key, locale }: EntryRef): Promise<readonly Usage[]> =>
  (await callStaff(usage, { query: { kind, key, ...(locale !== '' && { locale }) } })).data;
