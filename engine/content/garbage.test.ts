import fc from 'fast-check';
import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { Page } from '#schemas/page.ts';
import { ContentError, InvalidDocument } from './content-error.ts';
import { answer, createFakeHost } from './fake-host.ts';
import type { VisitContent } from './visit-content.ts';

const reads: Record<string, (content: VisitContent) => Promise<unknown>> = {
  languages: (content) => content.languages(),
  texts: (content) => content.texts(),
  page: (content) => content.page('about'),
  menus: (content) => content.menu('main'),
  menu: (content) => content.menu('help'),
  viewBlock: (content) => content.viewBlock('promo'),
  carousel: (content) => content.carousel('home'),
  lookup: (content) => content.lookup('employment'),
  customEntities: (content) => content.customEntities('person'),
  customEntity: (content) => content.customEntity('person', '7'),
  posts: (content) => content.posts({ limit: 3 }),
  comments: (content) => content.comments('first'),
  postCategories: (content) => content.postCategories(),
  faqCategories: (content) => content.faqCategories(),
  faqItems: (content) => content.faqItems({}),
  goods: (content) => content.goods({ category: 'home', limit: 3 }),
  goodCategories: (content) => content.goodCategories(),
  mapMarkers: (content) => content.mapMarkers({ limit: 3 }),
  banks: (content) => content.banks('repayment'),
  countries: (content) => content.countries(),
  calculatorOptions: (content) => content.calculatorOptions('2026-11-21'),
  leadOffers: (content) => content.leadOffers(),
  authGroups: (content) => content.authGroups(),
  search: (content) => content.search({ query: 'about', limit: 10, offset: 0 }),
  config: (content) => content.config('site'),
  seoRule: (content) => content.seoRule('/about'),
  snippets: (content) => content.snippets('/about'),
  redirectRule: (content) => content.redirectRule('/about'),
};

const nested = (depth: number): unknown => {
  let value: unknown = {};
  for (let level = 0; level < depth; level += 1) value = { data: value, submenu: [value], blocks: [] };
  return value;
};

const corpus: [string, unknown][] = [
  ['nothing', undefined],
  ['an empty text', ''],
  ['HTML', '<!doctype html><title>Welcome to nginx</title>'],
  ['null', null],
  ['a list', []],
  ['no data', { items: [] }],
  ['data in the prototype', Object.create({ data: [] })],
  ['text as data', { data: 'x' }],
  ['a number as data', { data: 1 }],
  ['a list of numbers', { data: [1] }],
];

describe.each(Object.entries(reads))('%s', (_kind, read) => {
  test.each(corpus)(
    '[sec 39] answered with %s: garbage, and the last good copy afterwards',
    async (_name, body) => {
      const host = createFakeHost();
      host.respond = () => answer(body);
      await expect(read(host.source.forVisit({ locale: 'pl' }))).rejects.toMatchObject({ kind: 'garbage' });
    },
  );

  test('[sec 39] any JSON ends as a value or as a named error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.constantFrom(200, 404, 503, 555), async (data, status) => {
        const host = createFakeHost();
        host.respond = () => ({ status, body: { data } });
        const result = await read(host.source.forVisit({ locale: 'pl' })).catch((error: unknown) => error);
        if (result instanceof Error) {
          expect(result instanceof ContentError || result instanceof InvalidDocument).toBe(true);
        } else {
          expect([200, 404]).toContain(status);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('[sec 39] a nesting that exhausts the stack is a named error', async () => {
    const host = createFakeHost();
    host.respond = () => answer({ data: nested(100_000) });
    const result = await read(host.source.forVisit({ locale: 'pl' })).catch((error: unknown) => error);
    expect(result instanceof ContentError || result instanceof InvalidDocument).toBe(true);
  });
});

test('[sec 39] what stands among the texts and is none is left out, whatever its name', async () => {
  const host = createFakeHost();
  const data = { 'a.b': 'text', 'with space': 'text', '': -0, 'O nas': { deep: [1] }, 'a b': null };
  host.respond = () => answer({ data });
  expect(await host.source.forVisit({ locale: 'pl' }).texts()).toEqual({
    'a.b': 'text',
    'with space': 'text',
  });
});

describe('a page that breaks its schema', () => {
  const broken = { data: { alias: 'about', title: 3, layout: 'default', blocks: [{ id: '1' }] } };
  const fixed = { data: { alias: 'about', title: 'About', layout: 'default', blocks: [] } };

  test('[spec 2] throws InvalidDocument with its path and what is wrong', async () => {
    expect(Check(Page, broken.data)).toBe(false);
    const host = createFakeHost();
    host.respond = () => answer(broken);
    const content = host.source.forVisit({ locale: 'pl' });
    const error = await content.page('about').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InvalidDocument);
    expect(error).toMatchObject({ path: '/v2/system/pages/about' });
    expect(String(error)).toContain('/title must be string');
    expect(content.reads).toEqual({ tags: new Set(['page:about']), maxAgeS: 60, degraded: false });
    expect(host.warnings).toHaveLength(1);
  });

  test('[spec 2] is an answer: cached, and it replaces an older valid page', async () => {
    const host = createFakeHost();
    host.respond = () => answer(fixed);
    await host.source.forVisit({ locale: 'pl' }).page('about');
    host.source.invalidate(['page:about']);
    host.respond = () => answer(broken);
    for (let visit = 0; visit < 2; visit += 1) {
      await expect(host.source.forVisit({ locale: 'pl' }).page('about')).rejects.toThrow(InvalidDocument);
    }
    expect(host.requests).toHaveLength(2);
    host.respond = () => answer(fixed);
    host.source.invalidate(['page:about']);
    expect(await host.source.forVisit({ locale: 'pl' }).page('about')).toEqual(fixed.data);
  });
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://evil.example'])(
  '[sec 21] a redirect rule to %s is garbage',
  async (target) => {
    const host = createFakeHost();
    host.respond = () => answer({ data: { url_to: target } });
    await expect(host.source.forVisit({ locale: 'pl' }).redirectRule('/old')).rejects.toMatchObject({
      kind: 'garbage',
    });
  },
);
