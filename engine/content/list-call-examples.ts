import { limits } from '#schemas/constants.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { type CallExample, get } from './call-example.ts';

const postSummary = {
  id: '3',
  alias: 'first',
  title: 'First',
  short_content: 'In short',
  date_post: '2026-02-03T08:00:00Z',
  categories: ['tips'],
};
const postCategory = { id: '4', alias: 'tips', title: 'Tips' };
const good = {
  id: '5',
  alias: 'lamp',
  category: 'home',
  title: 'Lamp',
  summary: '',
  price_minor: 9900,
  currency: 'PLN',
  available: true,
};
const marker = { id: '6', title: 'Branch', address: 'ul. Jasna 1', lat: 52.2, lng: 21 };
const bank = { id: 'b', name: 'Bank', uses: ['repayment'] };
const offer = { alias: 'card', title: 'Card', text: '', provider: 'Partner' };
const finds = {
  total: 1,
  items: [{ kind: 'page', path: '/about', title: 'About', excerpt: 'About us' }],
};

/** For tests: the calls of `list-documents.ts`. */
export const listCallExamples: readonly CallExample[] = [
  {
    id: 'posts',
    read: (content) => content.posts({ category: 'tips', limit: 3 }),
    request: get('/v2/posts/items', { category: 'tips', limit: '3', offset: '0', language: 'uk' }),
    data: [postSummary],
    result: [postSummary],
    empty: [],
    profile: 'posts',
    tags: [contentKinds.post.tag('', 'uk')],
  },
  {
    id: 'post-categories',
    read: (content) => content.postCategories(),
    request: get('/v2/posts/categories', { limit: String(limits.post_categories), language: 'uk' }),
    data: [postCategory],
    result: [postCategory],
    empty: [],
    profile: 'posts',
    tags: [contentKinds['post-category'].tag('', 'uk')],
  },
  {
    id: 'catalog.goods',
    read: (content) => content.goods({ category: 'home', limit: 4 }),
    request: {
      method: 'POST',
      path: '/v2/catalog/categories/home/goods',
      body: { limit: 4, offset: 0 },
    },
    data: [good],
    result: [good],
    empty: [],
    profile: 'goods',
    tags: [contentKinds.good.tag('', 'uk')],
  },
  {
    id: 'catalog.categories',
    read: (content) => content.goodCategories(),
    request: get('/v2/catalog/categories', { limit: String(limits.categories) }),
    data: [postCategory],
    result: [postCategory],
    empty: [],
    profile: 'goods',
    tags: [contentKinds['good-category'].tag('', 'uk')],
  },
  {
    id: 'map-markers',
    read: (content) => content.mapMarkers({ limit: 7 }),
    request: { method: 'POST', path: '/v2/map-markers/get', body: { limit: 7, offset: 0 } },
    data: [marker],
    result: [marker],
    empty: [],
    profile: 'map_markers',
    tags: [contentKinds['map-marker'].tag()],
  },
  {
    id: 'bank.repayment',
    read: (content) => content.banks('repayment'),
    request: get('/v2/shop/bank', { type: 'repayment' }),
    data: [bank],
    result: [bank],
    empty: [],
    profile: 'banks',
    tags: [contentKinds.bank.tag()],
  },
  {
    id: 'pay.bank',
    read: (content) => content.banks('verification'),
    request: get('/v2/shop/pay/bank', { type: 'verification' }),
    data: [bank],
    result: [bank],
    empty: [],
    profile: 'banks',
    tags: [contentKinds.bank.tag()],
  },
  {
    id: 'countries',
    read: (content) => content.countries(),
    request: get('/v2/locations/countries'),
    data: [{ code: 'PL', name: 'Польща' }],
    result: [{ code: 'PL', name: 'Польща' }],
    empty: [],
    profile: 'countries',
    tags: [],
  },
  {
    id: 'cross-sell.lead-offers',
    read: (content) => content.leadOffers(),
    request: get('/v2/cross-sell/lead-offers', { language: 'uk' }),
    data: [offer],
    result: [offer],
    empty: [],
    profile: 'lead_offers',
    tags: [contentKinds['lead-offer'].tag('', 'uk')],
  },
  {
    id: 'auth-groups',
    read: (content) => content.authGroups(),
    request: get('/v2/system/customers/groups', { language: 'uk' }),
    data: [{ alias: 'personal', title: 'Особистий', is_default: true }],
    result: [{ alias: 'personal', title: 'Особистий', is_default: true }],
    empty: [],
    profile: 'config',
    tags: [contentKinds.config.tag('auth-groups')],
  },
  {
    id: 'form',
    read: (content) => content.form({ kind: 'content', name: 'contact' }),
    request: get('/v2/forms/contact', { language: 'uk' }),
    data: { alias: 'contact' },
    result: { alias: 'contact' },
    empty: null,
    profile: 'forms',
    tags: [contentKinds.form.tag('contact', 'uk')],
  },
  {
    id: 'search',
    read: (content) => content.search({ query: 'про нас', limit: 10, offset: 20 }),
    request: get('/v2/system/search', { q: 'про нас', limit: '10', offset: '20', language: 'uk' }),
    data: finds,
    result: finds,
    empty: { total: 0, items: [] },
    profile: 'search',
    tags: ['search', contentKinds.post.tag('', 'uk')],
  },
];
