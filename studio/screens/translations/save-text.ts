import type { ContentEntry } from '#schemas/content-entry.ts';
import type { TextRow } from '#schemas/studio/texts-report.ts';
import { ApiError, api } from '../../app/api.ts';

const path = '/v2/system/manage/texts';

/**
 * Writes one text of a language into the entry that holds it; empty takes the editors' words away again.
 * @throws ApiError version_conflict when somebody was faster
 */
export async function saveText(
  { key, entry }: TextRow,
  { locale, text, publish }: { readonly locale: string; readonly text: string; readonly publish: boolean },
): Promise<void> {
  const address = `${path}/${encodeURIComponent(entry)}`;
  const current = await api<ContentEntry>(address, { query: { locale } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  const before = current ? Object.entries(current.data.draft as Readonly<Record<string, string>>) : [];
  const others = before.filter(([name]) => name !== key);
  const data = Object.fromEntries(text === '' ? others : [...others, [key, text]]);
  if (current) await api(address, { method: 'PUT', body: { version: current.data.version, locale, data } });
  else await api(path, { method: 'POST', body: { key: entry, locale, data } });
  if (publish) await api(`${address}/publish`, { method: 'POST', body: { locale } });
}

/** What the site fills in: the names in double braces, each once. */
export const placesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{\s*([^}]+?)\s*\}\}/g)].map(([, name]) => `{{${name}}}`)),
];
