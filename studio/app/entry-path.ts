import { matchPath } from 'react-router';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { screens } from './screens.ts';

const segments: ReadonlyMap<string, string> = new Map(
  Object.entries(contentKinds).map(([kind, { segment }]) => [kind, segment]),
);

/** Where an entry is edited, as a path within the Studio; null when no screen edits it. */
export function entryPath({ kind, key, locale }: EntryRef): string | null {
  const segment = segments.get(kind);
  if (segment === undefined) return null;
  const path = `/${segment}/${encodeURIComponent(key)}`;
  if (!screens.some((screen) => matchPath(`/${screen.path}`, path))) return null;
  return locale === '' ? path : `${path}?locale=${encodeURIComponent(locale)}`;
}
