import type { RedirectRule } from '#schemas/redirect-rule.ts';
import { joinSegments, pathSegments } from '../routing/path-segments.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Most redirects on the way to a page. */
export const maxHops = 5;

/** Where rules lead, one after the other. */
export interface RedirectWays {
  /** The addresses of the way that goes through a rule and never ends; null when it ends. */
  loopThrough(key: string): readonly string[] | null;
  /** The addresses of the longest way through a rule; of one that is longer than allowed its first part. */
  longestThrough(key: string): readonly string[];
}

interface Target {
  /** Path without language. */
  readonly path: string;
  /** Whether the rule says the language. */
  readonly saysLocale: boolean;
}

/**
 * Follows rules by their addresses. Whatever rule matches an address counts, not only the one that comes first there: when
 * that one is taken away, the next has its turn, and what was let in together must not become a ring.
 * @param rules by key
 * @param locales languages of the site
 */
export function followRules(
  rules: ReadonlyMap<string, RedirectRule>,
  locales: readonly string[],
): RedirectWays {
  const byUrl = new Map<string, string[]>();
  for (const [key, { url }] of rules) byUrl.set(url, [...(byUrl.get(url) ?? []), key]);
  const targets = new Map([...rules].map(([key, { url_to }]) => [key, targetOf(url_to, locales)]));
  const nextOf = (key: string): string[] => {
    const target = targets.get(key);
    if (!target) return [];
    return matching(target.path).filter((next) => {
      const further = targets.get(next);
      // A rule does nothing at the address it leads to.
      return next !== key && (further?.path !== target.path || further.saysLocale);
    });
  };
  const matching = (path: string): string[] => [
    ...(byUrl.get(path) ?? []),
    ...Array.from(
      { length: path.length },
      (_, index) => byUrl.get(`${path.slice(0, index + 1)}*`) ?? [],
    ).flat(),
  ];
  const nexts = new Map([...rules.keys()].map((key) => [key, nextOf(key)]));
  const befores = new Map<string, string[]>();
  for (const [key, following] of nexts)
    for (const next of following) befores.set(next, [...(befores.get(next) ?? []), key]);

  const inAddresses = (keys: readonly string[]): string[] => {
    const last = rules.get(keys.at(-1) ?? '');
    return [...keys.map((key) => rules.get(key)?.url ?? ''), last?.url_to ?? ''];
  };
  return {
    loopThrough: (key) => {
      const ways = waysFrom(key, nexts);
      const ring = ways.find((way) => new Set(way).size < way.length);
      return ring ? inAddresses(ring.slice(0, -1)) : null;
    },
    longestThrough: (key) => {
      const before = waysFrom(key, befores).at(-1) ?? [key];
      const after = waysFrom(key, nexts).at(-1) ?? [key];
      return inAddresses([...before.toReversed(), ...after.slice(1)]);
    },
  };
}

/** One way to each rule of each length, the shortest first; longer ones than may be, and those behind a ring, are not gone. */
function waysFrom(key: string, nexts: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [[key]];
  let ends: string[][] = [[key]];
  for (let hops = 0; hops < maxHops && ends.length > 0; hops++) {
    const further = new Map<string, string[]>();
    for (const way of ends) {
      const last = way.at(-1) ?? key;
      for (const next of nexts.get(last) ?? []) {
        const longer = [...way, next];
        if (way.includes(next)) found.push(longer);
        else if (!further.has(next)) further.set(next, longer);
      }
    }
    ends = [...further.values()];
    found.push(...ends);
  }
  return found;
}

function targetOf(to: string, locales: readonly string[]): Target | null {
  const safe = safeRedirect(to, { allowedHosts: [] });
  if (safe === null) return null;
  const segments = pathSegments(safe.replace(/[?#].*$/s, ''));
  if (!segments) return null;
  const saysLocale = locales.includes(segments[0] ?? '');
  return { path: joinSegments(saysLocale ? segments.slice(1) : segments), saysLocale };
}
