import type { ContentEntry } from '#schemas/content-entry.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { api } from '../../app/api.ts';

export type BulkWord = 'publish' | 'unpublish' | 'delete';

interface BulkAnswer {
  readonly ref: EntryRef;
  readonly ok: boolean;
  readonly message?: string;
}

/** Does one thing with several entries. Each is an answer of its own: what is refused keeps the others from nothing. */
export async function runBulk(
  action: BulkWord,
  entries: readonly ContentEntry[],
): Promise<{ readonly done: number; readonly failed: readonly string[] }> {
  const refs = entries.map(({ kind, key, locale, version }) => ({ kind, key, locale, version }));
  const { data } = await api<readonly BulkAnswer[]>('/v2/system/manage/bulk', {
    method: 'POST',
    body: { action, refs },
  });
  const failed = data.filter(({ ok }) => !ok);
  return {
    done: data.length - failed.length,
    failed: failed.map(({ ref, message = '' }) => `${ref.key}: ${message}`),
  };
}
