import { entryCalls, kindCalls } from '#schemas/calls/staff/content.ts';
import { bulk as bulkCall, pageMove } from '#schemas/calls/staff/entries.ts';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { PageDocument } from '#schemas/page.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { callStaff } from '../../app/staff-call.ts';

const { create } = kindCalls(contentKinds.page);
const { remove } = entryCalls(contentKinds.page, 'one');

/** The page of an entry; the platform keeps nothing else under this kind. */
export const pageOf = ({ draft }: ContentEntry): PageDocument => draft as PageDocument;

export const createPage = async (data: PageDocument): Promise<ContentEntry> =>
  (await callStaff(create, { body: { key: data.alias, data } })).data;

/** Gives a page another address. @throws ApiError already_exists, version_conflict, forbidden */
export const movePage = async (
  { key, version }: ContentEntry,
  to: string,
  redirect: boolean,
): Promise<ContentEntry> => (await callStaff(pageMove, { body: { key, to, version, redirect } })).data;

export const deletePage = async ({ key }: ContentEntry): Promise<void> => {
  await callStaff(remove, { params: { key } });
};

/** What came of one entry of a bulk call. */
export interface BulkOutcome {
  readonly ref: EntryRef;
  readonly ok: boolean;
  readonly message?: string;
}

/** Publishes the versions that the list shows, or takes off or deletes. */
export const bulk = async (
  action: 'publish' | 'unpublish' | 'delete',
  entries: readonly ContentEntry[],
): Promise<readonly BulkOutcome[]> => {
  const refs = entries.map(({ kind, key, locale, version }) => ({ kind, key, locale, version }));
  return (await callStaff(bulkCall, { body: { action, refs } })).data;
};
