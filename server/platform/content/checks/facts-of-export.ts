import { type Config, redirectHostsOf, siteConfigCategory } from '#schemas/config.ts';
import type { CustomEntityType } from '#schemas/custom-entity-type.ts';
import type { RedirectRule } from '#schemas/redirect-rule.ts';
import type { SiteFacts } from '#schemas/studio/site-facts.ts';
import type { SiteExport } from '../seed.ts';

/** The same of content that is not stored yet: everything of an export goes live. */
export function factsOfExport({ entries: all }: SiteExport): SiteFacts {
  const entries = new Map<string, Map<string, boolean>>();
  const sharedHtml = new Map<string, string>();
  const redirects = new Map<string, RedirectRule>();
  const entityTypes = new Map<string, CustomEntityType>();
  const locales: string[] = [];
  let redirectHosts: readonly string[] = [];
  for (const { kind, key, data } of all) {
    const ofKind = entries.get(kind) ?? new Map<string, boolean>();
    entries.set(kind, ofKind.set(key, true));
    const body = new Map(Object.entries(Object(data)));
    if (kind === 'view-block')
      sharedHtml.set(key, `${sharedHtml.get(key) ?? ''}${String(body.get('content'))}`);
    if (kind === 'custom-entity-type') entityTypes.set(key, data as CustomEntityType);
    if (kind === 'redirect-rule') redirects.set(key, data as RedirectRule);
    if (kind === 'config' && key === siteConfigCategory)
      redirectHosts = redirectHostsOf((data as Config).values);
    if (kind === 'language') locales.splice(body.get('is_default') === true ? 0 : locales.length, 0, key);
  }
  return { locales, entries, redirects, redirectHosts, sharedHtml, entityTypes };
}
