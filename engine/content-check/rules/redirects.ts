import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { RedirectRule } from '#schemas/redirect-rule.ts';
import { reservedAliases } from '#schemas/screen-alias.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { matchesRule } from '../../redirects/match-rule.ts';
import { followRules, maxHops } from '../../redirects/redirect-ways.ts';
import { safeRedirect } from '../../redirects/safe-redirect.ts';
import { takenBy } from '../../redirects/taken-address.ts';
import { joinSegments, pathSegments } from '../../routing/path-segments.ts';
import { type CheckContext, say } from '../check-context.ts';
import { checkHref, withoutLocale } from './links.ts';

type Context = Pick<CheckContext, 't' | 'site'>;

/**
 * A redirect takes nothing away and comes to an end: its address is nobody else's, and following it and the live rules leads
 * somewhere within five redirects.
 */
export function checkRedirect(key: string, rule: RedirectRule, context: Context): Finding[] {
  const { site } = context;
  const find = (name: string, path: string, values: Record<string, string | number> = {}) =>
    say(context, name, { place: { rule: name, level: 'error', path }, values });
  const taken = takenBy(rule.url, site);
  const unmet = isAskedFor(rule.url, context) ? [] : [unmetAddress(context, rule.url)];
  const atAddress =
    taken === null ? unmet : [find(`redirect-${taken.by}`, '/url', { address: taken.address })];
  const host = hostOf(rule.url_to);
  if (safeRedirect(rule.url_to, { allowedHosts: [host] }) === null)
    return [...atAddress, find('redirect-target', '/url_to', { href: rule.url_to })];
  if (safeRedirect(rule.url_to, { allowedHosts: site.redirectHosts }) === null)
    return [...atAddress, find('foreign-host', '/url_to', { host })];
  return [
    ...atAddress,
    ...wayOf(key, rule, context),
    ...checkHref(rule.url_to, { path: '/url_to' }, context),
  ];
}

function wayOf(key: string, rule: RedirectRule, context: Context): Finding[] {
  const { redirects, locales } = context.site;
  const find = (name: string, values: Record<string, string | number>) => [
    say(context, name, { place: { rule: name, level: 'error', path: '/url_to' }, values }),
  ];
  const [target = ''] = rule.url_to.split(/[?#]/, 1);
  if (target === rule.url) return find('redirect-self', { href: rule.url });
  const ways = followRules(new Map(redirects).set(key, rule), locales);
  const loop = ways.loopThrough(key);
  if (loop) return find('redirect-loop', { way: loop.join(' → ') });
  const way = ways.longestThrough(key);
  return way.length - 1 > maxHops ? find('redirect-long', { way: way.join(' → '), most: maxHops }) : [];
}

const hostOf = (to: string): string => URL.parse(to)?.host ?? '';

/** Whether rules are ever asked for an address: in the spelling addresses have, without language and query. */
function isAskedFor(url: string, { site }: Context): boolean {
  const path = url.replace(/\*$/, '');
  if (/[?#*]/.test(path) || withoutLocale(path, site) !== path) return false;
  if (url.endsWith('*')) return true;
  const segments = pathSegments(path);
  return segments !== null && joinSegments(segments) === path;
}

const unmetAddress = (context: Context, url: string): Finding =>
  say(context, 'redirect-unmet', {
    place: { rule: 'redirect-unmet', level: 'warning', path: '/url' },
    values: { address: url },
  });

/** Where everybody finds a piece of content; null for kinds without an address of their own. */
function addressOf(kind: ContentKindName, key: string, data: unknown): string | null {
  switch (kind) {
    case 'page':
      return reservedAliases.has(key) ? null : `/${key}`;
    case 'post':
      return `/posts/${key}`;
    case 'post-category':
      return `/posts/categories/${key}`;
    case 'good-category':
      return `/category/${key}`;
    case 'good':
      return `/category/${String(new Map(Object.entries(Object(data))).get('category'))}/goods/${key}`;
    default:
      return null;
  }
}

/** Content at an address that a live rule leads elsewhere would never be seen. */
export function checkShadowed(
  kind: ContentKindName,
  { key, data, context }: { readonly key: string; readonly data: unknown; readonly context: Context },
): Finding[] {
  const address = addressOf(kind, key, data);
  if (address === null) return [];
  const shadow = [...context.site.redirects.values()].find(({ url }) => matchesRule(url, address));
  if (!shadow) return [];
  const place = { rule: 'redirect-shadow', level: 'error', path: '' } as const;
  return [
    say(context, 'redirect-shadow', { place, values: { address, url: shadow.url, to: shadow.url_to } }),
  ];
}
