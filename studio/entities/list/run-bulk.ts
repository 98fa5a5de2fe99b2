import { bulk } from '#schemas/calls/staff/entries.ts';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { sayRow } from '../../app/refusals/say-refusal.ts';
import { callStaff } from '../../app/staff-call.ts';

export type BulkWord = 'publish' | 'unpublish' | 'delete';

/**
 * Does one thing with several entries. Each is an answer of its own: what is refused keeps the others from nothing.
 * @param language of the reasons
 */
export async function runBulk(
  action: BulkWord,
  entries: readonly ContentEntry[],
  language: string,
): Promise<{ readonly done: number; readonly failed: readonly string[] }> {
  const refs = entries.map(({ kind, key, locale, version }) => ({ kind, key, locale, version }));
  const { data } = await callStaff(bulk, { body: { action, refs } });
  const failed = data.filter(({ ok }) => !ok);
  return {
    done: data.length - failed.length,
    failed: failed.map(({ ref, ok: _ok, ...why }) => `${ref.key}: ${sayRow(why, language)}`),
  };
}
