import { describe, expect, test } from 'vitest';
import type { Language } from '#schemas/language.ts';
import type { Page } from '#schemas/page.ts';
import { type Route, routes } from '#schemas/routes.ts';
import type { Head } from '../plan.ts';
import { createQueryReader } from '../routing/query-reader.ts';
import { buildHead, type HeadParts } from './build-head.ts';

const language = (locale: string, is_default = false): Language => ({
  id: locale,
  title: locale,
  short_title: locale,
  selftitle: locale,
  is_default,
  locale,
  code: locale,
});
const page: Page = {
  alias: 'about',
  title: 'About',
  description: 'Who we are',
  image: '/media/us.png',
  layout: 'default',
  blocks: [],
};
const routeOf = (path: string): Route | null => routes.find((route) => route.path === path) ?? null;
const base: HeadParts = {
  page,
  seo: null,
  site: { origin: 'https://site.example/', name: 'Site' },
  locale: 'pl',
  languages: [language('pl', true), language('en')],
  path: '/about',
  route: routeOf('/{alias}'),
  query: createQueryReader('', []),
  texts: {},
};
const build = (parts: Partial<HeadParts> = {}) => buildHead({ ...base, ...parts });
const content = (head: Head, name: string) =>
  head.tags.find(({ attributes }) => attributes['name'] === name || attributes['property'] === name)
    ?.attributes['content'];
const links = (head: Head) =>
  head.tags
    .filter(({ tag }) => tag === 'link')
    .map(({ attributes }) => [attributes['rel'], attributes['hreflang'], attributes['href']]);
const posts = (search: string) => ({
  path: '/posts',
  route: routeOf('/posts'),
  query: createQueryReader(search, ['page']),
});

describe('[spec 3] head of a page', () => {
  test('from the page document', () => {
    const head = build();
    expect(head.title).toBe('About | Site');
    expect(content(head, 'description')).toBe('Who we are');
    expect(content(head, 'robots')).toBeUndefined();
    expect(content(head, 'og:title')).toBe('About');
    expect(content(head, 'og:locale')).toBe('pl_PL');
    expect(content(head, 'og:site_name')).toBe('Site');
    expect(content(head, 'og:image')).toBe('https://site.example/media/us.png');
    expect(content(head, 'twitter:card')).toBe('summary_large_image');
  });

  test('the SEO rule wins, field by field', () => {
    const head = build({
      seo: {
        url: '/about',
        meta: { title: 'Rule', keywords: 'a, b' },
        og: { title: 'Shared', url: '/shared', locale: 'pl' },
        twitter: { site: '@site', creator: '@me', title: 'T', description: 'D', image: '/t.png', url: '/t' },
      },
    });
    expect(head.title).toBe('Rule | Site');
    expect(
      ['description', 'keywords', 'og:title', 'og:url', 'og:locale', 'og:description'].map((name) =>
        content(head, name),
      ),
    ).toEqual(['Who we are', 'a, b', 'Shared', 'https://site.example/shared', 'pl', 'Who we are']);
    expect(
      ['site', 'creator', 'title', 'description', 'image', 'url'].map((name) =>
        content(head, `twitter:${name}`),
      ),
    ).toEqual(['@site', '@me', 'T', 'D', 'https://site.example/t.png', 'https://site.example/t']);
  });

  test('the title of a default document is a text key', () => {
    const title = build({
      page: { ...page, title: 'screens.cart.title' },
      texts: { 'screens.cart.title': 'Koszyk' },
    }).title;
    expect(title).toBe('Koszyk | Site');
    expect(build({ page: { ...page, title: 'constructor' } }).title).toBe('constructor | Site');
  });

  test('what is written stays data: the renderer escapes', () => {
    expect(build({ page: { ...page, title: '"><script>' } }).title).toBe('"><script> | Site');
  });
});

describe('[spec 2] addresses in the head', () => {
  test('canonical in the page language, alternates for all', () => {
    expect(links(build({ locale: 'en' }))).toEqual([
      ['canonical', undefined, 'https://site.example/en/about'],
      ['alternate', 'pl', 'https://site.example/about'],
      ['alternate', 'en', 'https://site.example/en/about'],
      ['alternate', 'x-default', 'https://site.example/about'],
    ]);
  });

  test('one language needs no alternates', () => {
    expect(links(build({ languages: [language('pl', true)] }))).toEqual([
      ['canonical', undefined, 'https://site.example/about'],
    ]);
  });

  test.each([undefined, '', 'site.example', 'javascript:alert(1)', 7])(
    'no address is made up from the origin %j',
    (origin) => {
      const head = build({ site: { origin } });
      expect(links(head)).toEqual([]);
      expect(content(head, 'og:url')).toBeUndefined();
    },
  );

  test.each([
    '/application',
    '/dashboard',
    '/dev-examples/popup-example',
    '/active-contract',
    '/chat',
    '/bpm-error',
  ])('%s stays out of search engines', (path) => {
    const head = build({ path, route: routeOf(path) });
    expect(content(head, 'robots')).toBe('noindex');
    expect(links(head)).toEqual([]);
  });

  test('so do an address without a route and a page that asks for it', () => {
    expect(content(build({ route: null }), 'robots')).toBe('noindex');
    expect(content(build({ page: { ...page, noindex: true } }), 'robots')).toBe('noindex');
  });
});

describe('[spec 2] pages of the posts list', () => {
  test('the second and later ones say which they are, in title, description and address', () => {
    const head = build(posts('page=2'));
    expect(head.title).toBe('About Страница 2 | Site');
    expect(content(head, 'description')).toBe('Who we are Страница 2');
    expect(links(head)[0]).toEqual(['canonical', undefined, 'https://site.example/posts?page=2']);
  });

  test.each(['', 'page=1', 'page=0', 'page=-2', 'page=1e3', 'page=0x10', 'page=2.5', 'page=02', 'page=x'])(
    '%j is the first',
    (search) => {
      const head = build(posts(search));
      expect(head.title).toBe('About | Site');
      expect(links(head)[0]?.[2]).toBe('https://site.example/posts');
    },
  );

  test('[cache] only the posts list looks at the query', () => {
    const query = createQueryReader('page=2', ['page']);
    expect(build({ query }).title).toBe('About | Site');
    expect([...query.read]).toEqual([]);
  });
});
