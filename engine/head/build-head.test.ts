import { describe, expect, test } from 'vitest';
import type { Language } from '#schemas/language.ts';
import type { Page } from '#schemas/page.ts';
import { type Route, routes } from '#schemas/routes.ts';
import type { Head } from '../plan.ts';
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
const rel = (head: Head, name: string) =>
  head.tags.find(({ tag, attributes }) => tag === 'link' && attributes['rel'] === name)?.attributes['href'];
const posts = (page: number, pages = 3): Partial<HeadParts> => ({
  path: '/posts',
  route: routeOf('/posts'),
  list: { page, pages },
  texts: { 'list.page': 'Страница {{page}}' },
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
    const described = {
      page: { ...page, description: 'screens.cart.text' },
      texts: { 'screens.cart.text': 'Zakupy' },
    };
    expect(content(build(described), 'description')).toBe('Zakupy');
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

describe('[spec 2] pages of a list', () => {
  test('the second and later ones say which they are, in title, description and address', () => {
    const head = build(posts(2));
    expect(head.title).toBe('About – Страница 2 | Site');
    expect(head.heading).toBe('About');
    expect(content(head, 'description')).toBe('Who we are Страница 2');
    expect(content(head, 'og:title')).toBe('About – Страница 2');
    expect(rel(head, 'canonical')).toBe('https://site.example/posts?page=2');
  });

  test('the first is the list itself', () => {
    const head = build(posts(1));
    expect(head.title).toBe('About | Site');
    expect(content(head, 'description')).toBe('Who we are');
    expect(rel(head, 'canonical')).toBe('https://site.example/posts');
  });

  test.each([
    [1, undefined, 'https://site.example/posts?page=2'],
    [2, 'https://site.example/posts', 'https://site.example/posts?page=3'],
    [3, 'https://site.example/posts?page=2', undefined],
  ])('page %i of 3 names its neighbours', (page, previous, next) => {
    const head = build(posts(page));
    expect([rel(head, 'prev'), rel(head, 'next')]).toEqual([previous, next]);
  });

  test('in another language, its own', () => {
    const head = build({ ...posts(2), locale: 'en' });
    expect(rel(head, 'canonical')).toBe('https://site.example/en/posts?page=2');
    expect(rel(head, 'next')).toBe('https://site.example/en/posts?page=3');
  });

  test('a page that hides from search engines names no neighbours', () => {
    const head = build({ ...posts(2), page: { ...page, noindex: true } });
    expect([rel(head, 'prev'), rel(head, 'next')]).toEqual([undefined, undefined]);
  });
});

test('[truth] each page of posts names the feed of its language, and no other page does', () => {
  const feed = (parts: Partial<HeadParts>) =>
    build(parts).tags.find(({ attributes }) => attributes['type'] === 'application/rss+xml')?.attributes[
      'href'
    ];
  expect(feed({ route: routeOf('/posts') })).toBe('https://site.example/posts/rss.xml');
  expect(feed({ route: routeOf('/posts/{alias}'), locale: 'en' })).toBe(
    'https://site.example/en/posts/rss.xml',
  );
  expect(feed({ route: routeOf('/posts'), site: {} })).toBe('/posts/rss.xml');
  expect(feed({})).toBeUndefined();
});

describe('[truth] head of an article', () => {
  test('says that it is one, when it was published and who wrote it', () => {
    const head = build({
      article: { published: '2026-01-02T08:00:00Z', author: 'Anna N.', section: 'Budżet' },
    });
    expect(content(head, 'og:type')).toBe('article');
    expect(['published_time', 'author', 'section'].map((name) => content(head, `article:${name}`))).toEqual([
      '2026-01-02T08:00:00Z',
      'Anna N.',
      'Budżet',
    ]);
    expect(content(build(), 'og:type')).toBe('website');
  });
});

describe('[truth] structured data', () => {
  const article = { published: '2026-11-04T07:00:00Z' };
  const onPost: Partial<HeadParts> = { path: '/posts/rata', route: routeOf('/posts/{alias}'), article };
  const trail: HeadParts['trail'] = ({ path, title }) => [
    { title: 'Start', link: '/' },
    { title, link: path },
  ];

  test('a post is one, at its canonical address; its trail as the page shows it', () => {
    const { structured = [] } = build({ ...onPost, trail, locale: 'en' });
    expect(structured.map((thing) => thing['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
    expect(structured[0]).toMatchObject({
      headline: 'About',
      url: 'https://site.example/en/posts/rata',
      image: ['https://site.example/media/us.png'],
    });
    expect(structured[1]?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Start', item: 'https://site.example/en' },
      { position: 2, name: 'About', item: 'https://site.example/en/posts/rata' },
    ]);
  });

  test('none where nobody searches, without an address of the site, or where nothing says so', () => {
    expect(build({ ...onPost, trail, page: { ...page, noindex: true } }).structured).toBeUndefined();
    expect(build({ ...onPost, trail, site: {} }).structured).toBeUndefined();
    expect(build().structured).toBeUndefined();
    expect(build({ trail: () => [{ title: 'Start', link: '/' }] }).structured).toBeUndefined();
  });
});

test('[issue 17] a narrowed list is followed and not indexed; the whole one names what stands on it', () => {
  const list = { page: 1, pages: 3, items: [{ title: 'Telefon', link: '/category/a/goods/telefon' }] };
  const parts = { path: '/category/a', route: routeOf('/category/{id}'), list };
  const whole = build(parts);
  expect(content(whole, 'robots')).toBeUndefined();
  expect(whole.structured).toEqual([
    expect.objectContaining({
      '@type': 'ItemList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Telefon',
          url: 'https://site.example/category/a/goods/telefon',
        },
      ],
    }),
  ]);
  const narrowed = build({ ...parts, list: { ...list, narrowed: true } });
  expect(content(narrowed, 'robots')).toBe('noindex, follow');
  expect(narrowed.structured).toBeUndefined();
  expect(
    narrowed.tags.some(({ tag, attributes }) => tag === 'link' && attributes['rel'] === 'canonical'),
  ).toBe(false);
});
