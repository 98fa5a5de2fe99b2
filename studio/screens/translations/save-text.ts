import { entryCalls, kindCalls } from '#schemas/calls/staff/content.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { TextRow } from '#schemas/studio/texts-report.ts';
import { ApiError } from '../../app/api.ts';
import { callStaff } from '../../app/staff-call.ts';

const { create } = kindCalls(contentKinds.texts);
const { read, change, publish: makeLive } = entryCalls(contentKinds.texts, 'one');

/**
 * Writes one text of a language into the entry that holds it; empty takes the editors' words away again.
 * @throws ApiError version_conflict when somebody was faster
 */
export async function saveText(
  { key, entry }: TextRow,
  { locale, text, publish }: { readonly locale: string; readonly text: string; readonly publish: boolean },
): Promise<void> {
  const params = { key: entry };
  const current = await callStaff(read, { params, query: { locale } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  const before = current ? Object.entries(current.data.draft as Readonly<Record<string, string>>) : [];
  const others = before.filter(([name]) => name !== key);
  const data = Object.fromEntries(text === '' ? others : [...others, [key, text]]);
  if (current) await callStaff(change, { params, body: { version: current.data.version, locale, data } });
  else await callStaff(create, { body: { key: entry, locale, data } });
  if (publish) await callStaff(makeLive, { params, body: { locale } });
}

/** What the site fills in: the names in double braces, each once. */
export const placesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{\s*([^}]+?)\s*\}\}/g)].map(([, name]) => `{{${name}}}`)),
];
