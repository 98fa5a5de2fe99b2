import { describe, expect, test } from 'vitest';
import { createRegistry } from '#registry/registry.ts';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import { noFacts, type SiteFacts } from '#schemas/studio/site-facts.ts';
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
