import { type Static, Type } from 'typebox';

/** One category of the site's configuration. Values are JSON; the engine reads known keys over typed defaults. */
export const Config = Type.Object({
  category: Type.String({ minLength: 1, maxLength: 100 }),
  values: Type.Record(Type.String(), Type.Unknown()),
});
export type Config = Static<typeof Config>;

/** Configuration category of marketing attribution. */
export const marketingConfigCategory = 'marketing';
export const MarketingConfig = Type.Object({
  attribution: Type.Optional(
    Type.Union([Type.Literal('always'), Type.Literal('consent')], {
      description:
        'When the cookie that says where a visitor came from is written: after consent to marketing, unless it says always',
    }),
  ),
});
export type MarketingConfig = Static<typeof MarketingConfig>;

/** Configuration category of the site as a whole. */
export const siteConfigCategory = 'site';
/** Known keys of the category `site`; a missing one takes the engine's default. */
export const SiteConfig = Type.Object({
  name: Type.Optional(Type.String()),
  origin: Type.Optional(
    Type.String({ description: 'Public address, e.g. https://mozaika.example; used for canonical links' }),
  ),
  phone: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  hours: Type.Optional(Type.String()),
  /** Hosts from which published snippets may load scripts. */
  script_hosts: Type.Optional(Type.Array(Type.String())),
  /** Other hosts that redirect rules may lead to. */
  redirect_hosts: Type.Optional(Type.Array(Type.String())),
});
export type SiteConfig = Static<typeof SiteConfig>;

/**
 * Other hosts to which redirect rules may lead (security 21).
 * @param values of the category `site`, which may hold anything
 */
export function redirectHostsOf(values: Readonly<Record<string, unknown>>): string[] {
  const { redirect_hosts: hosts } = values;
  return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [];
}
