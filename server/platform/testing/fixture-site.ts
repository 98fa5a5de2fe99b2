import type { SiteExport } from '../content/seed.ts';

type Entry = SiteExport['entries'][number];

const language = (locale: string, isDefault: boolean): Entry => ({
  kind: 'language',
  key: locale,
  data: {
    id: locale,
    title: locale,
    short_title: locale.toUpperCase(),
    selftitle: locale,
    is_default: isDefault,
    locale,
    code: locale.slice(0, 2),
  },
});
const menu = (key: string, locale: string, title: string): Entry => ({
  kind: 'menu',
  key,
  locale,
  data: [{ id: '1', title, link: '/about', submenu: [] }],
});
const block = (key: string, locale: string, content: string): Entry => ({
  kind: 'view-block',
  key,
  locale,
  data: { id: key, key, content },
});
const item = (id: string, locale: string, name: string, active = true): Entry => ({
  kind: 'custom-entity',
  key: `branch/${id}`,
  locale,
  data: { id, is_active: active, name, type: 'branch', value: {}, dynamic_value: {} },
});
const seo = (key: string, locale: string, url: string, title: string): Entry => ({
  kind: 'seo-rule',
  key,
  locale,
  data: { url, meta: { title } },
});
const redirect = (key: string, url: string, to: string): Entry => ({
  kind: 'redirect-rule',
  key,
  data: { url, url_to: to },
});
const post = (alias: string, locale: string, date_post: string, categories: string[]): Entry => ({
  kind: 'post',
  key: alias,
  locale,
  data: {
    id: alias,
    alias,
    title: `${alias} ${locale}`,
    short_content: 'Krótko',
    date_post,
    categories,
    content: '<p>Długo</p>',
  },
});
const postCategory = (alias: string, locale: string, title: string): Entry => ({
  kind: 'post-category',
  key: alias,
  locale,
  data: { id: alias, alias, title },
});
const faqCategory = (alias: string, order: number): Entry => ({
  kind: 'faq-category',
  key: alias,
  locale: 'pl',
  data: { id: alias, alias, title: alias, order },
});
const faqItem = (id: string, locale: string, category: string, order: number): Entry => ({
  kind: 'faq-item',
  key: id,
  locale,
  data: { id, question: `${id} ${locale}`, answer: '<p>Tak.</p>', category, order },
});
const goodCategory = (alias: string, title: string): Entry => ({
  kind: 'good-category',
  key: alias,
  locale: 'pl',
  data: { id: alias, alias, title },
});
const good = (alias: string, locale: string, rest: Record<string, unknown>): Entry => ({
  kind: 'good',
  key: alias,
  locale,
  data: { id: alias, alias, title: alias, summary: '', currency: 'PLN', available: true, ...rest },
});
const bank = (id: string, name: string, uses: string[]): Entry => ({
  kind: 'bank',
  key: id,
  data: { id, name, uses },
});
const offer = (alias: string, locale: string, title: string): Entry => ({
  kind: 'lead-offer',
  key: alias,
  locale,
  data: { alias, title, text: 'Opis', provider: 'Partner' },
});
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A small site in pl (default), en and uk with something of every kind, and more of some than an answer may hold. */
export const fixtureSite: SiteExport = {
  name: 'fixture',
  entries: [
    language('en', false),
    language('pl', true),
    language('uk', false),
    { kind: 'texts', key: 'common', locale: 'pl', data: { 'common.hello': 'Cześć', 'common.bye': 'Pa' } },
    { kind: 'texts', key: 'common', locale: 'uk', data: { 'common.hello': 'Привіт' } },
    { kind: 'texts', key: 'cart', locale: 'pl', data: { 'cart.title': 'Koszyk', constructor: 'C' } },
    { kind: 'config', key: 'site', data: { category: 'site', values: { name: 'Mozaika' } } },
    { kind: 'config', key: 'maps', data: { category: 'maps', values: { zoom: 6 } } },
    menu('main', 'pl', 'O nas'),
    menu('main', 'en', 'About us'),
    menu('bottom', 'pl', 'Dół'),
    block('about', 'pl', '<p>Polski</p>'),
    block('about', 'en', '<p>English</p>'),
    block('phone', 'pl', '<p>22</p>'),
    {
      kind: 'page',
      key: 'about',
      data: {
        alias: 'about',
        title: 'O nas',
        description: 'Opis',
        layout: 'default',
        blocks: [
          {
            id: 'b1',
            type: 'columns',
            props: { title: 'Tytuł', items: [{ text: 'Jeden' }] },
            slots: {
              left: [
                {
                  id: 'b2',
                  type: 'constructor',
                  props: { text: 'Lewy' },
                  locales: { en: { '/text': 'Left' } },
                },
              ],
            },
            locales: { en: { '/title': 'Title', '/items/0/text': 'One' } },
          },
        ],
        locales: { en: { title: 'About us' } },
      },
    },
    {
      kind: 'form',
      key: 'question',
      locale: 'pl',
      data: {
        alias: 'question',
        title: 'Pytanie',
        button_text: 'Wyślij',
        groups: [{ alias: 'one', fields: [{ alias: 'words', type: 'textarea', title: 'Twoje pytanie' }] }],
      },
    },
    { kind: 'carousel', key: 'home', locale: 'pl', data: { alias: 'home', title: 'Karuzela', slides: [] } },
    {
      kind: 'lookup',
      key: 'cities',
      locale: 'pl',
      data: many(60, (i) => ({ uuid: `c${i}`, name: `Miasto ${i}`, region: 'x' })),
    },
    seo('home', 'pl', '/', 'Strona główna'),
    seo('posts', 'pl', '/posts*', 'Wpisy'),
    seo('posts-loans', 'pl', '/posts/loans*', 'Wpisy o pożyczkach'),
    seo('posts-loans', 'en', '/posts/loans*', 'Posts about loans'),
    seo('post', 'pl', '/posts/loans/first', 'Pierwszy wpis'),
    // In English this rule is for another address: the Polish one must not answer for /moved in English.
    seo('moved', 'pl', '/moved', 'Po polsku'),
    seo('moved', 'en', '/moved-elsewhere', 'In English'),
    {
      kind: 'snippet',
      key: 'all',
      data: { url: '/*', head: '<meta name="a">', body_begin: '', body_end: 'end' },
    },
    redirect('old', '/old', '/about'),
    redirect('old-rest', '/old/*', '/posts'),
    redirect('query', '/search?q=1', '/faq'),
    {
      kind: 'custom-entity-type',
      key: 'partner',
      data: {
        alias: 'partner',
        title: { pl: 'Partnerzy' },
        fields: [
          { key: 'city', label: { pl: 'Miasto' }, kind: 'text', required: false, translatable: false },
        ],
      },
    },
    item('a', 'pl', 'Oddział A'),
    item('a', 'en', 'Branch A'),
    item('b', 'pl', 'Oddział B'),
    item('closed', 'pl', 'Zamknięty', false),
    ...many(120, (i): Entry => {
      const id = String(i).padStart(3, '0');
      return {
        kind: 'custom-entity',
        key: `partner/${id}`,
        locale: 'pl',
        data: { id, is_active: true, name: id, type: 'partner', value: {}, dynamic_value: {} },
      };
    }),
    postCategory('tips', 'pl', 'Porady'),
    postCategory('tips', 'en', 'Tips'),
    postCategory('news', 'pl', 'Nowości'),
    // Pairs share a moment, so that only the alias can tell their order.
    ...many(14, (i) =>
      post(`p${String(i).padStart(2, '0')}`, 'pl', `2026-02-${10 + Math.floor(i / 2)}T08:00:00Z`, [
        i % 3 === 0 ? 'news' : 'tips',
      ]),
    ),
    // In English this post is of another day and another category: the Polish one must not answer for it.
    post('p00', 'en', '2026-03-01T08:00:00Z', ['tips']),
    post('soon', 'pl', '2026-06-01T12:00:01Z', ['news']),
    post('soon-in-english', 'pl', '2026-01-05T08:00:00Z', ['news']),
    post('soon-in-english', 'en', '2026-07-01T08:00:00Z', ['news']),
    faqCategory('account', 20),
    faqCategory('money', 10),
    faqItem('late', 'pl', 'account', 5),
    faqItem('door', 'pl', 'account', 5),
    faqItem('again', 'pl', 'money', 3),
    faqItem('again', 'en', 'money', 1),
    faqItem('price', 'pl', 'money', 2),
    {
      kind: 'product-type',
      key: 'lamp',
      locale: 'pl',
      data: { id: 'lamp', alias: 'lamp', title: 'Lampa', attributes: [] },
    },
    goodCategory('home', 'Dom'),
    goodCategory('empty', 'Pusta'),
    ...many(9, (i) =>
      good(`g${i}`, 'pl', { category: 'home', price_minor: 10_000 * (i % 4), title: `Towar ${9 - i}` }),
    ),
    good('gone', 'pl', { category: 'home', price_minor: 9900, title: 'Łóżko', available: false }),
    good('mat', 'pl', { category: 'home', price_minor: 100_000, title: 'Mata' }),
    good('lamp', 'pl', { category: 'home', price_minor: 3000, title: 'lampa', product_type: 'lamp' }),
    good('lamp', 'en', { category: 'garden', price_minor: 900, title: 'Lamp' }),
    bank('b1', 'Żuraw Bank', ['repayment', 'verification']),
    bank('b2', 'Zamek Bank', ['repayment']),
    bank('b3', 'Łąka Bank', ['verification']),
    bank('b4', 'Most Bank', ['repayment']),
    offer('card', 'pl', 'Karta'),
    offer('card', 'en', 'Card'),
    offer('insurance', 'pl', 'Ubezpieczenie'),
    ...many(12, (i): Entry => {
      const id = `m${String(i).padStart(2, '0')}`;
      return { kind: 'map-marker', key: id, data: { id, title: id, address: 'ul. Jasna', lat: 52, lng: 21 } };
    }),
  ],
};
