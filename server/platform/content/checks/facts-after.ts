import type { RedirectRule } from '#schemas/redirect-rule.ts';
import type { SiteFacts } from '#schemas/studio/site-facts.ts';
import type { EntryId } from '../entries/entry-id.ts';
import type { EntryBody } from '../validate.ts';

/** The site as it will be once these bodies are live and others are off: what goes live together is checked together. */
export function factsAfter(
  site: SiteFacts,
  bodies: readonly EntryBody[],
  off: readonly EntryId[],
): SiteFacts {
  const entries = new Map([...site.entries].map(([kind, keys]) => [kind, new Map(keys)]));
  const redirects = new Map(site.redirects);
  const put = (kind: string, key: string, live: boolean) => {
    const keys = entries.get(kind) ?? new Map<string, boolean>();
    entries.set(kind, keys.set(key, live));
  };
  for (const { kind, key, locale } of off) {
    if (kind === 'redirect-rule') redirects.delete(key);
    // Another language of it may stay.
    if (locale === '') put(kind, key, false);
  }
  for (const { kind, key, data } of bodies) {
    if (kind === 'redirect-rule') redirects.set(key, data as RedirectRule);
    put(kind, key, true);
  }
  return { ...site, entries, redirects };
}
