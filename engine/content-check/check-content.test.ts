import { describe, expect, test } from 'vitest';
import { createRegistry } from '#registry/registry.ts';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import { noFacts, type SiteFacts } from '#schemas/studio/site-facts.ts';
import { systemNames } from '#schemas/system-names.ts';
import { checkContent } from './check-content.ts';
import { checkWords } from './check-words.ts';
import { readHtml } from './read-html.ts';

const site: SiteFacts = {
  ...noFacts,
  locales: ['en', 'ru'],
  entries: new Map([
    [
      'language',
      new Map([
        ['en', true],
        ['ru', true],
        ['uk', false],
      ]),
    ],
    ['page', new Map([['de', true]])],
  ]),
};
const check = async (kind: ContentKindName, key: string, data: object) => {
  const findings = await checkContent(
    { kind, key, locale: '', data },
    {
      registry: createRegistry([]),
      site,
      locale: 'en',
      t: checkWords('en'),
      read: readHtml,
      compileForm: async () => [],
    },
  );
  return findings.map(({ level, rule, path }) => `${level} ${rule} ${path}`);
};

describe('[studio] checks of a language', () => {
  const of = (locale: string, is_default: boolean) => check('language', locale, { locale, is_default });

  test('a publication that changes the main language says so', async () => {
    expect(await of('ru', true)).toEqual(['warning main-language /is_default']);
    expect(await of('ru', false)).toEqual([]);
    expect(await of('en', true)).toEqual([]);
  });
});

describe('[studio] addresses of pages', () => {
  const page = (alias: string) =>
    check('page', alias, { alias, title: 'A', description: 'B', layout: 'empty', blocks: [] });

  test.each([...systemNames].filter((name) => /^[a-z0-9-]+$/.test(name)))(
    'no page goes live at /%s, where the server answers itself',
    async (name) => expect(await page(name)).toContain('error address-of-system /alias'),
  );

  test('no page goes live where a language begins, and no language where a page is', async () => {
    expect(await page('en')).toContain('error address-of-language /alias');
    expect(await page('ru')).toContain('error address-of-language /alias');
    // One that is not live begins nowhere yet.
    expect((await page('uk')).filter((found) => found.includes('address'))).toEqual([]);
    expect(await check('language', 'de', { locale: 'de', is_default: false })).toEqual([
      'error address-of-page /locale',
    ]);
  });

  test('documents of fixed screens go live, and other pages', async () => {
    for (const alias of ['home', 'signin', 'layout-default', 'about'])
      expect((await page(alias)).filter((found) => found.includes('address'))).toEqual([]);
  });
});
