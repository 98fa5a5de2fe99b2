import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '#schemas/language.ts';
import type { RedirectRule } from '#schemas/redirect-rule.ts';
import { noFacts, type SiteFacts } from '#schemas/studio/site-facts.ts';
import { checkRedirect, checkShadowed } from '../content-check/rules/redirects.ts';
import { planEndingRedirect } from './plan-ending-redirect.ts';
import { pageAt, planRedirect } from './plan-redirect.ts';
import { maxHops } from './redirect-ways.ts';

const languages = ['pl', 'en'].map(
  (locale): Language => ({
    id: locale,
    title: locale,
    short_title: locale,
    selftitle: locale,
    is_default: locale === 'pl',
    locale,
    code: locale,
  }),
);
const t = (key: string) => key;
const kept = ['/', '/signin', '/signin/phone', '/posts', '/contacts', '/application', '/info'];
const system = [
  '/v2/system/languages',
  '/studio',
  '/studio/pages',
  '/media/x.webp',
  '/assets/x.js',
  '/_plan/a',
];
const free = ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/a/x', '/a/y', '/posts/one', '/category/x'];

const url = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...free) },
  { weight: 2, arbitrary: fc.constantFrom('/a*', '/a/*', '/b*', '/c*', '/posts/o*', '/category/*') },
  { weight: 1, arbitrary: fc.constantFrom(...kept, ...system) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/*',
      '/s*',
      '/posts/*',
      '/st*',
      '/v2/*',
      '/media/l*',
      '/_*',
      '/signin/*',
      '/karta*',
    ),
  },
);
const target = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...free) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('/en/b', '/pl/c', '/en/a', '/d?x=1', '/e/', '/%66', '/contacts', '/signin'),
  },
  { weight: 1, arbitrary: fc.constantFrom('https://other.example/', '//evil.example', 'about') },
);
const rule = fc.record({ url, url_to: target, permanent: fc.boolean() });
const rules = fc.array(rule, { maxLength: 9 });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ key: fc.nat(9).map(String), rule }) },
  { weight: 1, arbitrary: fc.record({ drop: fc.nat(9).map(String) }) },
  { weight: 1, arbitrary: fc.record({ page: fc.constantFrom('a', 'b', 'c', 'karta') }) },
);

/** The rule the platform answers for a path: its own one, else that with the longest beginning. */
const bestRule = (stored: Iterable<RedirectRule>, path: string): RedirectRule | null =>
  [...stored]
    .filter((one) => one.url === path || (one.url.endsWith('*') && path.startsWith(one.url.slice(0, -1))))
    .toSorted((a, b) => Number(b.url === path) - Number(a.url === path) || b.url.length - a.url.length)[0] ??
  null;

/** Follows rules as a browser does. @returns the redirects it took; more than allowed when there is no end */
async function follow(
  start: string,
  locale: string,
  move: (at: { path: string; locale: string }) => Promise<{ to: string } | null>,
): Promise<number> {
  let at = { path: start, locale };
  for (let hops = 0; hops <= maxHops; hops++) {
    const moved = await move(at);
    if (moved === null) return hops;
    const next = pageAt(moved.to, languages);
    if (next === null) return hops + 1;
    at = next;
  }
  return maxHops + 1;
}

describe('[gate] redirects', () => {
  test('whatever rules pass the check, following them comes to rest within five, and nothing is taken away', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const redirects = new Map<string, RedirectRule>();
        const pages = new Map([['karta', true]]);
        const site: SiteFacts = {
          ...noFacts,
          locales: ['pl', 'en'],
          entries: new Map([['page', pages]]),
          redirects,
        };
        const isFine = (findings: readonly { level: string }[]) =>
          findings.every(({ level }) => level !== 'error');
        for (const one of steps) {
          if ('drop' in one) redirects.delete(one.drop);
          else if ('page' in one) {
            if (isFine(checkShadowed('page', { key: one.page, data: {}, context: { site, t } })))
              pages.set(one.page, true);
          } else if (isFine(checkRedirect(one.key, one.rule, { site, t }))) redirects.set(one.key, one.rule);
        }
        const stored = [...redirects.values()];
        for (const path of [...kept, ...system, ...[...pages.keys()].map((alias) => `/${alias}`)])
          expect(bestRule(stored, path), path).toBeNull();
        const move = async ({ path, locale }: { path: string; locale: string }) => {
          const best = bestRule(stored, path);
          return best && planRedirect(best, { path, locale, languages }, []);
        };
        for (const path of free)
          for (const { locale } of languages)
            expect(await follow(path, locale, move), path).toBeLessThanOrEqual(maxHops);
      }),
      { numRuns: 1500 },
    );
  });

  test('whatever rules are stored, no visitor goes in circles and no fixed screen is lost', async () => {
    await fc.assert(
      fc.asyncProperty(rules, async (stored) => {
        const ruleFor = async (path: string) => bestRule(stored, path);
        const move = async ({ path, locale }: { path: string; locale: string }) =>
          planEndingRedirect(await ruleFor(path), { path, locale, languages }, { allowedHosts: [], ruleFor });
        for (const path of [...kept, ...system]) expect(await move({ path, locale: 'pl' }), path).toBeNull();
        for (const path of free)
          for (const { locale } of languages)
            expect(await follow(path, locale, move), path).toBeLessThanOrEqual(maxHops);
      }),
      { numRuns: 1500 },
    );
  });

  const lead = (from: string, to: string) => ({ url: from, url_to: to });
  const chain = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'];
  const chained = (count: number) =>
    new Map(chain.slice(0, count).map((from, index) => [from, lead(from, chain[index + 1] ?? '')]));
  const site = (more: Partial<SiteFacts> = {}): SiteFacts => ({
    ...noFacts,
    locales: ['pl', 'en'],
    redirectHosts: ['other.example'],
    entries: new Map([
      [
        'page',
        new Map([
          ['karta', true],
          ['szkic', false],
        ]),
      ],
      ['post', new Map([['one', true]])],
    ]),
    ...more,
  });
  const found = (one: RedirectRule, facts = site()) =>
    checkRedirect('new', one, { site: facts, t: (key, values) => `${key} ${JSON.stringify(values ?? {})}` })
      .filter(({ level }) => level === 'error')
      .map(({ rule: name, path }) => `${name} ${path}`);

  test.each([
    ['/*', '/karta', 'redirect-screen /url'],
    ['/', '/karta', 'redirect-screen /url'],
    ['/signin', '/karta', 'redirect-screen /url'],
    ['/signin/phone', '/karta', 'redirect-screen /url'],
    ['/posts/*', '/karta', 'redirect-screen /url'],
    ['/studio', '/karta', 'redirect-system /url'],
    ['/studio/*', '/karta', 'redirect-system /url'],
    ['/v2/*', '/karta', 'redirect-system /url'],
    ['/media/*', '/karta', 'redirect-system /url'],
    ['/assets/x.js', '/karta', 'redirect-system /url'],
    ['/karta', '/kontakt', 'redirect-content /url'],
    ['/ka*', '/kontakt', 'redirect-content /url'],
    ['/posts/one', '/kontakt', 'redirect-content /url'],
    ['/old', '/old', 'redirect-self /url_to'],
    ['/old', '/old?x=1', 'redirect-self /url_to'],
    ['/old', '//evil.example', 'redirect-target /url_to'],
    ['/old', 'mailto:a@b.example', 'redirect-target /url_to'],
    ['/old', 'https://stranger.example/x', 'foreign-host /url_to'],
  ])('[issue 13] %s to %s is refused: %s', (from, to, why) => {
    expect(found(lead(from, to))).toEqual([why]);
  });

  test.each([
    ['/old', '/karta'],
    ['/old/*', '/karta'],
    ['/szkic', '/karta'],
    ['/posts/two', '/posts/one'],
    ['/old', 'https://other.example/x'],
    ['/old', '/en/old'],
    ['/old/*', '/old/all'],
  ])('[issue 13] %s to %s is fine', (from, to) => {
    expect(found(lead(from, to))).toEqual([]);
  });

  test('[issue 13] a ring and a sixth redirect are refused, and the way is named', () => {
    const ring = site({ redirects: new Map([['back', lead('/b', '/a')]]) });
    expect(found(lead('/a', '/b'), ring)).toEqual(['redirect-loop /url_to']);
    const [finding] = checkRedirect('new', lead('/a', '/b'), {
      site: ring,
      t: (key, values) => `${key} ${String(values?.['way'])}`,
    });
    expect(finding?.message).toBe('check.redirect-loop /a → /b → /a');
    const four = site({ redirects: chained(4) });
    expect(found(lead('/start', '/a'), four)).toEqual([]);
    expect(found(lead('/start', '/a'), site({ redirects: chained(5) }))).toEqual(['redirect-long /url_to']);
    // In the middle of a way both sides count.
    const middle = new Map([...chained(6)].filter(([key]) => key !== '/c'));
    expect(found(lead('/c', '/d'), site({ redirects: middle }))).toEqual(['redirect-long /url_to']);
  });
});
