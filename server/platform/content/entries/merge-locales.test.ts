import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, PageDocument } from '#schemas/page.ts';
import { translatePage } from '../live/translate-page.ts';
import { mergeLocales } from './merge-locales.ts';

const languages = ['en', 'de', 'uk'];
const texts = fc.dictionary(
  fc.constantFrom('/t', '/list/0', '/list/1', '/gone'),
  fc.string({ maxLength: 3 }),
  { maxKeys: 4 },
);
const props = fc.record({
  t: fc.string({ maxLength: 3 }),
  list: fc.array(fc.string({ maxLength: 3 }), { maxLength: 2 }),
});
const locales = fc.dictionary(fc.constantFrom(...languages), texts);
const blockOf = (id: string): fc.Arbitrary<Block> =>
  fc.record({ id: fc.constant(id), type: fc.constant('x'), props, locales });
/** Some of three blocks in any order, one of them with another inside. */
const page: fc.Arbitrary<PageDocument> = fc
  .record({
    outer: blockOf('outer'),
    inner: blockOf('inner'),
    last: blockOf('last'),
    reversed: fc.boolean(),
    title: fc.string({ minLength: 1, maxLength: 3 }),
    titles: fc.dictionary(
      fc.constantFrom(...languages),
      fc.record({ title: fc.string({ minLength: 1, maxLength: 3 }) }),
    ),
  })
  .map(({ outer, inner, last, reversed, title, titles }): PageDocument => {
    const blocks = [{ ...outer, slots: { main: [inner] } }, last];
    return {
      alias: 'p',
      title,
      layout: 'default',
      blocks: reversed ? blocks.toReversed() : blocks,
      locales: titles,
    };
  });
const some = fc.uniqueArray(fc.constantFrom(...languages)).map((chosen) => new Set(chosen));
const merge = (live: PageDocument | null, draft: PageDocument, chosen: ReadonlySet<string>) =>
  mergeLocales(live, draft, { locales: chosen, defaultLocale: 'pl' });
const shown = (document: PageDocument | null, locale: string) => document && translatePage(document, locale);

describe('mergeLocales', () => {
  test('[issue 6] a chosen language shows the draft, when the layout goes with it', () => {
    fc.assert(
      fc.property(page, page, some, (live, draft, chosen) => {
        const merged = merge(live, draft, new Set([...chosen, 'pl']));
        for (const locale of ['pl', ...chosen]) expect(shown(merged, locale)).toEqual(shown(draft, locale));
      }),
    );
  });

  test('[issue 6] without the layout, languages that were not chosen show what they showed', () => {
    fc.assert(
      fc.property(page, page, some, (live, draft, chosen) => {
        const merged = merge(live, draft, chosen);
        const others = languages.filter((locale) => !chosen.has(locale));
        for (const locale of ['pl', ...others]) expect(shown(merged, locale)).toEqual(shown(live, locale));
      }),
    );
  });

  test('[issue 6] the first time a page goes live, only with its default language', () => {
    fc.assert(
      fc.property(page, some, (draft, chosen) => {
        expect(merge(null, draft, chosen)).toBeNull();
        const merged = merge(null, draft, new Set([...chosen, 'pl']));
        const others = languages.filter((locale) => !chosen.has(locale));
        // What was not chosen is not translated yet: it shows the default language.
        for (const locale of others) expect(shown(merged, locale)).toEqual(shown(merged, 'pl'));
      }),
    );
  });
});
