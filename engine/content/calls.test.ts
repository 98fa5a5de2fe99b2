import { describe, expect, test } from 'vitest';
import { calls } from '#schemas/calls.ts';
import { cacheSeconds } from '#schemas/constants.ts';
import { callExamples, menu, page } from './call-examples.ts';
import { answer, createFakeHost } from './fake-host.ts';

describe.each(callExamples)('call $id', ({ id, read, request, data, result, empty, profile, tags }) => {
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

  test('is asked for in each language by itself', async () => {
    const host = createFakeHost();
    host.respond = () => answer({ data });
    await read(host.source.forVisit({ locale: 'uk' }));
    await read(host.source.forVisit({ locale: 'pl' }));
    expect(host.requests.map((sent) => sent.locale)).toEqual(['uk', 'pl']);
  });
});

// Countries change with the standard and not by an editor's work: they have no tag.
describe.each(callExamples.filter(({ tags }) => tags.length > 0))(
  'call $id',
  ({ read, data, result, empty, tags }) => {
    test('a change of its tag makes it stale, also when it was missing', async () => {
      const host = createFakeHost();
      await read(host.source.forVisit({ locale: 'uk' }));
      host.respond = () => answer({ data });
      host.source.invalidate(['page:other', 'texts:en']);
      expect(await read(host.source.forVisit({ locale: 'uk' }))).toEqual(empty);
      host.source.invalidate(tags);
      expect(await read(host.source.forVisit({ locale: 'uk' }))).toEqual(result);
    });
  },
);

test.each(callExamples)(
  '[spec 9] call $id is stale when everything is',
  async ({ read, data, result, empty }) => {
    const host = createFakeHost();
    expect(await read(host.source.forVisit({ locale: 'uk' }))).toEqual(empty);
    host.respond = () => answer({ data });
    host.source.invalidate(['*']);
    expect(await read(host.source.forVisit({ locale: 'uk' }))).toEqual(result);
  },
);

test('posts of all categories are asked for with an empty one', async () => {
  const host = createFakeHost();
  await host.source.forVisit({ locale: 'uk' }).posts({ limit: 3 });
  expect(host.requests[0]?.query).toEqual({ category: '', limit: '3', offset: '0', language: 'uk' });
});

test('lists of different lengths are documents of their own', async () => {
  const host = createFakeHost();
  host.respond = ({ path }) => answer({ data: path.endsWith('/search') ? { total: 0, items: [] } : [] });
  const content = host.source.forVisit({ locale: 'uk' });
  await Promise.all([3, 4, 3].map((limit) => content.posts({ limit })));
  await Promise.all(['home', 'garden'].map((category) => content.goods({ category, limit: 3 })));
  await Promise.all([0, 10].map((offset) => content.search({ query: 'про', limit: 10, offset })));
  expect(host.requests).toHaveLength(6);
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

test.each([
  '',
  '.',
  '..',
  'a..b',
  'a/b',
  'a\\b',
  '%2e',
  'a?b',
  'a#b',
  'a;b',
  'a\nb',
  '\ud800',
  'x'.repeat(201),
])('[sec 18] a name that cannot stand in an address has no document: %j', async (name) => {
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
      content.goods({ category: name, limit: 1 }),
      content.good(name),
      content.priceHistory(name),
      content.goodNeighbours({ alias: name, category: 'home', list: '' }),
      content.goodNeighbours({ alias: 'lamp', category: name, list: '' }),
      content.redirectRule(name && `x${name}`),
    ]),
  ).toEqual([null, [], null, null, [], [], null, null, {}, [], null, null, null, null, null]);
  expect(host.requests).toEqual([]);
});

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
