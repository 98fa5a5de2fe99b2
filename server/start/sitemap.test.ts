import { expect, test } from 'vitest';
import type { PageDocument } from '#schemas/page.ts';
import type { Post } from '#schemas/post.ts';
import type { FindableContent } from '#server/platform/content/live/findable.ts';
import { sitemapEntries, sitemapPaths } from './sitemap.ts';

const page = (alias: string, more: Partial<PageDocument> = {}): PageDocument => ({
  alias,
  title: alias,
  layout: 'default',
  blocks: [],
  ...more,
});

test('[sitemap] public pages only, each at its one address', () => {
  const pages = [
    page('home'),
    page('info'),
    page('kampania'),
    page('application'),
    page('layout-default'),
    page('secret', { access: 'customer' }),
    page('hidden', { noindex: true }),
  ];
  expect(sitemapPaths(pages)).toEqual(['/', '/info', '/kampania']);
});

const at = (day: string) => new Date(`2026-11-${day}T08:00:00Z`);
const post = (alias: string, more: Partial<Post> = {}): Post => ({
  id: alias,
  alias,
  title: alias,
  short_content: '',
  date_post: '2026-11-02T08:00:00Z',
  categories: ['budzet'],
  content: '',
  ...more,
});
type Entry = FindableContent['entries'][number];
const live = (
  kind: Entry['kind'],
  locale: string,
  data: Entry['data'] & { alias: string },
  day: string,
): Entry => ({
  kind,
  key: data.alias,
  locale,
  data,
  at: at(day),
});
const topic = { id: 'b', alias: 'budzet', title: 'Budżet' };
const addressesIn = (entries: readonly Entry[]) =>
  sitemapEntries({ defaultLocale: 'pl', locales: ['pl', 'en', 'uk'], entries }, at('10').getTime()).map(
    ({ path, changed }) => `${path} ${changed.toISOString().slice(8, 10)}`,
  );

test('[sitemap] posts and topics stand at their addresses, with the day they changed last', () => {
  const entries = [
    live('page', '', page('posts'), '03'),
    live('post', 'pl', post('rata'), '05'),
    live('post', 'en', post('rata'), '06'),
    // Published before its day: it is there, and changed, from that day on.
    live('post', 'pl', post('planowany', { date_post: '2026-11-08T08:00:00Z', categories: [] }), '04'),
    live('post', 'pl', post('jutro', { date_post: '2026-11-11T08:00:00Z' }), '04'),
    live('post-category', 'pl', topic, '01'),
  ];
  expect(addressesIn(entries)).toEqual([
    '/en/posts/rata 06',
    '/posts 03',
    '/posts/categories/budzet 05',
    '/posts/planowany 08',
    '/posts/rata 05',
  ]);
});

test('[sitemap] what editors keep from searches or for customers is not listed', () => {
  const entries = [live('post', 'pl', post('rata'), '05'), live('post-category', 'pl', topic, '01')];
  const screens: readonly [string, Partial<PageDocument>][] = [
    ['posts-item', { noindex: true }],
    ['posts-categories-item', { access: 'customer' }],
  ];
  const [ofPost, ofTopic] = screens.map(([alias, more]) => live('page', '', page(alias, more), '03'));
  expect(addressesIn([...entries, ...(ofPost ? [ofPost] : [])])).toEqual(['/posts/categories/budzet 05']);
  expect(addressesIn([...entries, ...(ofTopic ? [ofTopic] : [])])).toEqual(['/posts/rata 05']);
});

test('[sitemap] a page stands at its address in each live language it is translated into', () => {
  const inner = { id: 't', type: 'text', props: {}, locales: { uk: { '/text': 'Привіт' } } };
  const section = { id: 's', type: 'section', props: {}, slots: { main: [inner] } };
  const entries = [
    live('page', '', page('home', { locales: { en: { title: 'Home' } } }), '01'),
    live('page', '', page('about', { blocks: [section], locales: { en: {}, de: { title: 'Über' } } }), '02'),
    live('page', '', page('secret', { access: 'customer', locales: { en: { title: 'S' } } }), '03'),
  ];
  expect(addressesIn(entries)).toEqual(['/ 01', '/about 02', '/en 01', '/uk/about 02']);
});
