import { type Config, redirectHostsOf, siteConfigCategory } from '#schemas/config.ts';
import type { RedirectRule } from '#schemas/redirect-rule.ts';
import type { SiteFacts } from '#schemas/studio/site-facts.ts';
import type { EntryId } from '../entries/entry-id.ts';
import type { EntryBody } from '../validate.ts';
import { computedMap } from './computed-map.ts';

/** The site as it will be once these bodies are live and others are off: what goes live together is checked together. */
export function factsAfter(
  site: SiteFacts,
  bodies: readonly EntryBody[],
  off: readonly EntryId[],
): SiteFacts {
  const changes = new Map<string, Map<string, boolean>>();
  const redirects = new Map(site.redirects);
  let { redirectHosts } = site;
  const put = (kind: string, key: string, live: boolean) => {
    const keys = changes.get(kind) ?? new Map<string, boolean>();
    changes.set(kind, keys.set(key, live));
  };
  for (const { kind, key, locale } of off) {
    if (kind === 'redirect-rule') redirects.delete(key);
    if (kind === 'config' && key === siteConfigCategory) redirectHosts = [];
    // Another language of it may stay.
    if (locale === '') put(kind, key, false);
  }
  for (const { kind, key, data } of bodies) {
    if (kind === 'redirect-rule') redirects.set(key, data as RedirectRule);
    if (kind === 'config' && key === siteConfigCategory)
      redirectHosts = redirectHostsOf((data as Config).values);
    put(kind, key, true);
  }
  return { ...site, entries: withChanges(site.entries, changes), redirects, redirectHosts };
}

/** Asks for the entries as they are only where nothing changes: they may be read as they are asked for. */
function withChanges(entries: SiteFacts['entries'], changes: SiteFacts['entries']): SiteFacts['entries'] {
  const keysOf = (kind: string): ReadonlyMap<string, boolean> | undefined => {
    const [before, changed] = [entries.get(kind), changes.get(kind)];
    if (before === undefined || changed === undefined) return changed ?? before;
    return computedMap(
      (key) => changed.get(key) ?? before.get(key),
      () => new Map([...before, ...changed]),
    );
  };
  return computedMap(keysOf, () => {
    const kinds = new Set([...entries.keys(), ...changes.keys()]);
    return new Map([...kinds].map((kind) => [kind, keysOf(kind) ?? new Map<string, boolean>()]));
  });
}
