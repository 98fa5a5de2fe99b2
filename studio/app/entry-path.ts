import { matchPath } from 'react-router';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { screens } from './screens.ts';

/** A release has a screen, though it is no kind of content. */
const segments: ReadonlyMap<string, string> = new Map([
  ...Object.entries(contentKinds).map(([kind, { segment }]): [string, string] => [kind, segment]),
  ['release', 'releases'],
]);

/**
 * Where an entry is edited, as a path within the Studio: a screen of its own, e.g. `/pages/home`, or the form that all
 * other kinds share; null when no screen edits it.
 */
export function entryPath(
  { kind, key, locale }: EntryRef,
  paths: readonly string[] = screens.map(({ path }) => path),
): string | null {
  const segment = segments.get(kind);
  if (segment === undefined) return null;
  const own = `/${segment}/${encodeURIComponent(key)}`;
  const path = [own, `/content${own}`].find((one) => paths.some((screen) => matchPath(`/${screen}`, one)));
  if (path === undefined) return null;
  return locale === '' ? path : `${path}?locale=${encodeURIComponent(locale)}`;
}
