import type { CallId } from '#schemas/calls.ts';
import { type CacheProfile, limits } from '#schemas/constants.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { ContentRequest } from './transport.ts';
import type { VisitContent } from './visit-content.ts';

/** For tests: one call of a kind of document, as the wire must see it, and what comes of its answer. */
export interface CallExample {
  readonly id: CallId;
  readonly read: (content: VisitContent) => Promise<unknown>;
  readonly request: Omit<ContentRequest, 'locale'>;
  readonly data: unknown;
  readonly result: unknown;
  readonly empty: unknown;
  readonly profile: CacheProfile;
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
export const page = { alias: 'about', title: 'About', layout: 'default', blocks: [] };
const item = { id: '7', is_active: true, name: 'Anna', type: 'person', value: {}, dynamic_value: {} };
export const menu = [{ id: '1', title: 'About', link: '/about', submenu: [] }];
const noSnippets = { head: '', body_begin: '', body_end: '' };
const snippets = { head: '<meta name="a">', body_begin: '', body_end: '' };

export const callExamples: readonly CallExample[] = [
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
