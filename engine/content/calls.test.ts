import { describe, expect, test } from 'vitest';
import { calls } from '#schemas/calls.ts';
import { cacheSeconds, limits } from '#schemas/constants.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { answer, createFakeHost } from './fake-host.ts';
import type { ContentRequest } from './transport.ts';
import type { VisitContent } from './visit-content.ts';

interface Row {
  readonly id: (typeof calls)[number]['id'];
  readonly read: (content: VisitContent) => Promise<unknown>;
  readonly request: Omit<ContentRequest, 'locale'>;
  readonly data: unknown;
  readonly result: unknown;
  readonly empty: unknown;
  readonly profile: keyof typeof cacheSeconds;
  readonly tags: readonly string[];
}

const get = (path: string, query?: Record<string, string>): Omit<ContentRequest, 'locale'> =>
  query ? { method: 'GET', path, query } : { method: 'GET', path };
const post = (path: string, url: string): Omit<ContentRequest, 'locale'> => ({
  method: 'POST',
  path,
  body: { url },
});

const language = {
  id: '1',
  title: 'Ukrainian',
  short_title: 'UA',
  selftitle: 'Українська',
  is_default: true,
  locale: 'uk',
  code: 'uk',
};
const page = { alias: 'about', title: 'About', layout: 'default', blocks: [] };
const item = { id: '7', is_active: true, name: 'Anna', type: 'person', value: {}, dynamic_value: {} };
const menu = [{ id: '1', title: 'About', link: '/about', submenu: [] }];
const noSnippets = { head: '', body_begin: '', body_end: '' };
const snippets = { head: '<meta name="a">', body_begin: '', body_end: '' };

const rows: readonly Row[] = [
  {
    id: 'languages',
    read: (content) => content.languages(),
    request: get('/v2/system/languages'),
    data: [language],
    result: [language],
    empty: [],
    profile: 'locale_list',
    tags: [contentKinds.language.tag()],
  },
  {
    id: 'i18n',
    read: (content) => content.texts(),
    request: get('/v2/system/i18n', { language: 'uk' }),
    data: { hello: 'Вітаємо' },
    result: { hello: 'Вітаємо' },
    empty: {},
    profile: 'texts',
    tags: [contentKinds.texts.tag('', 'uk')],
  },
  {
    id: 'page',
    read: (content) => content.page('about'),
    request: get('/v2/system/pages/about', { language: 'uk' }),
    data: page,
    result: page,
    empty: null,
    profile: 'pages',
    tags: [contentKinds.page.tag('about')],
  },
  {
    id: 'menus',
    read: (content) => content.menu('main'),
    request: get('/v2/system/menu', { language: 'uk', only: 'main,bottom,shop,main-auth' }),
    data: { main: menu },
    result: menu,
    empty: [],
    profile: 'menus',
    tags: [contentKinds.menu.tag('main', 'uk')],
  },
  {
    id: 'menu',
    read: (content) => content.menu('help'),
    request: get('/v2/system/menu/help', { language: 'uk' }),
    data: menu,
    result: menu,
    empty: [],
    profile: 'menus',
    tags: [contentKinds.menu.tag('help', 'uk')],
  },
  {
    id: 'block',
    read: (content) => content.viewBlock('promo'),
    request: get('/v2/system/blocks/promo', { language: 'uk' }),
    data: { id: '1', key: 'promo', content: '<p>x</p>' },
    result: { id: '1', key: 'promo', content: '<p>x</p>' },
    empty: null,
    profile: 'view_blocks',
    tags: [contentKinds['view-block'].tag('promo', 'uk')],
  },
  {
    id: 'carousel',
    read: (content) => content.carousel('home'),
    request: get('/v2/carousel/home', { language: 'uk' }),
    data: { alias: 'home', title: 'Home', slides: [] },
    result: { alias: 'home', title: 'Home', slides: [] },
    empty: null,
    profile: 'carousels',
    tags: [contentKinds.carousel.tag('home', 'uk')],
  },
  {
    id: 'lookup.system',
    read: (content) => content.lookup('employment'),
    request: get('/v2/system/lookups/employment', { limit: String(limits.lookup), language: 'uk' }),
    data: [{ uuid: 'u', name: 'Employed', more: 1 }],
    result: [{ uuid: 'u', name: 'Employed', more: 1 }],
    empty: [],
    profile: 'lookups',
    tags: [contentKinds.lookup.tag('employment', 'uk')],
  },
  {
    id: 'custom.list',
    read: (content) => content.customEntities('person'),
    request: get('/v2/custom/person', { language: 'uk', limit: String(limits.custom_entities) }),
    data: [item, { ...item, id: '8', is_active: false }],
    result: [item],
    empty: [],
    profile: 'custom_entities',
    tags: [contentKinds['custom-entity'].tag('person', 'uk')],
  },
  {
    id: 'custom.item',
    read: (content) => content.customEntity('person', '7'),
    request: get('/v2/custom/person/7', { language: 'uk' }),
    data: item,
    result: item,
    empty: null,
    profile: 'custom_entities',
    tags: [contentKinds['custom-entity'].tag('person/7', 'uk')],
  },
  {
    id: 'config',
    read: (content) => content.config('site'),
    request: get('/v2/system/configs/site'),
    data: { category: 'site', values: { name: 'Mozaika' } },
    result: { name: 'Mozaika' },
    empty: {},
    profile: 'config',
    tags: [contentKinds.config.tag('site')],
  },
  {
    id: 'seo-rule',
    read: (content) => content.seoRule('/about'),
    request: post('/v2/system/seo-rule', '/about'),
    data: { url: '/about', meta: { title: 'x' } },
    result: { url: '/about', meta: { title: 'x' } },
    empty: null,
    profile: 'seo_rules',
    tags: [contentKinds['seo-rule'].tag()],
  },
  {
    id: 'snippets',
    read: (content) => content.snippets('/about'),
    request: post('/v2/system/snippets', '/about'),
    data: snippets,
    result: snippets,
    empty: noSnippets,
    profile: 'snippets',
    tags: [contentKinds.snippet.tag()],
  },
  {
    id: 'redirect-rule',
    read: (content) => content.redirectRule('/old'),
    request: post('/v2/system/redirect-rule', '/old'),
    data: { url_to: '/about' },
    result: { url: '/old', url_to: '/about' },
    empty: null,
    profile: 'redirect_rules',
    tags: [contentKinds['redirect-rule'].tag()],
  },
];

describe.each(rows)('call $id', ({ id, read, request, data, result, empty, profile, tags }) => {
  test('[spec 7] is sent with its path, query, body and language', async () => {
    const host = createFakeHost();
    host.respond = () => answer({ data });
    expect(await read(host.source.forVisit({ locale: 'uk' }))).toEqual(result);
    expect(host.requests).toEqual([{ ...request, locale: 'uk' }]);
    const listed = calls.find((call) => call.id === id);
    expect(listed?.method).toBe(request.method);
  });

  test('[spec 9] is kept for its cache time, and not longer', async () => {
    const host = createFakeHost();
    host.respond = () => answer({ data });
    const start = host.clockMs;
    await read(host.source.forVisit({ locale: 'uk' }));
    host.clockMs = start + cacheSeconds[profile] * 1000 - 1;
    expect(await read(host.source.forVisit({ locale: 'uk' }))).toEqual(result);
    expect(host.requests).toHaveLength(1);
    host.clockMs += 1;
    await read(host.source.forVisit({ locale: 'uk' }));
    expect(host.requests).toHaveLength(2);
  });

  test.each([
    ['404', { status: 404 }],
    ['data: null', answer({ data: null })],
  ])('a missing document (%s) is remembered as long, and is noted', async (_name, missing) => {
    const host = createFakeHost();
    host.respond = () => missing;
    const content = host.source.forVisit({ locale: 'uk' });
    expect(await read(content)).toEqual(empty);
    expect(content.reads).toEqual({ tags: new Set(tags), maxAgeS: cacheSeconds[profile], degraded: false });
    host.clockMs += cacheSeconds[profile] * 1000 - 1;
    expect(await read(host.source.forVisit({ locale: 'uk' }))).toEqual(empty);
    expect(host.requests).toHaveLength(1);
    host.clockMs += 1;
    host.respond = () => answer({ data });
    expect(await read(host.source.forVisit({ locale: 'uk' }))).toEqual(result);
  });

  test('a change of its tag makes it stale, also when it was missing', async () => {
    const host = createFakeHost();
    await read(host.source.forVisit({ locale: 'uk' }));
    host.respond = () => answer({ data });
    host.source.invalidate(['page:other', 'texts:en']);
    expect(await read(host.source.forVisit({ locale: 'uk' }))).toEqual(empty);
    host.source.invalidate(tags);
    expect(await read(host.source.forVisit({ locale: 'uk' }))).toEqual(result);
  });

  test('is asked for in each language by itself', async () => {
    const host = createFakeHost();
    host.respond = () => answer({ data });
    await read(host.source.forVisit({ locale: 'uk' }));
    await read(host.source.forVisit({ locale: 'pl' }));
    expect(host.requests.map((sent) => sent.locale)).toEqual(['uk', 'pl']);
  });
});

test('the four menus of every page come in one call', async () => {
  const host = createFakeHost();
  host.respond = () => answer({ data: { main: menu, shop: menu } });
  const content = host.source.forVisit({ locale: 'uk' });
  const read = await Promise.all(['main', 'bottom', 'shop', 'main-auth'].map((key) => content.menu(key)));
  expect(read).toEqual([menu, [], menu, []]);
  expect(host.requests).toHaveLength(1);
  expect(content.reads.tags).toEqual(
    new Set(['menu:main:uk', 'menu:bottom:uk', 'menu:shop:uk', 'menu:main-auth:uk']),
  );
});

test.each(['', '.', '..', 'a/b', 'a\\b', '%2e', 'a?b', 'a#b', 'a;b', 'a\nb', '\ud800', 'x'.repeat(201)])(
  '[sec 18] a name that cannot stand in an address has no document: %j',
  async (name) => {
    const host = createFakeHost();
    host.respond = () => answer({ data: page });
    const content = host.source.forVisit({ locale: 'uk' });
    expect(
      await Promise.all([
        content.page(name),
        content.menu(name),
        content.viewBlock(name),
        content.carousel(name),
        content.lookup(name),
        content.customEntities(name),
        content.customEntity(name, '7'),
        content.customEntity('person', name),
        content.config(name),
        content.redirectRule(name && `x${name}`),
      ]),
    ).toEqual([null, [], null, null, [], [], null, null, {}, null]);
    expect(host.requests).toEqual([]);
  },
);

test.each(['constructor', '__proto__', 'toString'])(
  'a menu named %s is an ordinary missing menu',
  async (product) => {
    const host = createFakeHost({ product });
    host.respond = () => answer({ data: {} });
    expect(await host.source.forVisit({ locale: 'uk' }).menu(product)).toEqual([]);
  },
);

test('a product that cannot stand in an address is refused at start', () => {
  expect(() => createFakeHost({ product: '../x' })).toThrow('product must be one segment');
});
