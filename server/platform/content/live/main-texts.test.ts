import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldMainTexts } from '#schemas/main-texts.ts';
import type { Block, PageDocument } from '#schemas/page.ts';
import { translatePage } from './translate-page.ts';

const language = fc.constantFrom('pl', 'en', 'ru', '__proto__', 'constructor');
const words = fc.string({ maxLength: 6 });
const pointer = fc.constantFrom('/title', '/items/0/text', '/items/1/text', '/nothing', '/__proto__/x');
const texts = fc.dictionary(language, fc.dictionary(pointer, words, { maxKeys: 3 }), { maxKeys: 3 });
const block: fc.Arbitrary<Block> = fc.letrec<{ block: Block }>((tie) => ({
  block: fc.record(
    {
      id: fc.uuid(),
      type: fc.constant('section'),
      props: fc.record({ title: words, items: fc.array(fc.record({ text: words }), { maxLength: 2 }) }),
      locales: texts,
      slots: fc.dictionary(fc.constantFrom('first', 'second'), fc.array(tie('block'), { maxLength: 2 }), {
        depthIdentifier: 'blocks',
        maxKeys: 2,
      }),
    },
    { requiredKeys: ['id', 'type', 'props'] },
  ),
})).block;
const pageTexts = fc.record(
  { title: fc.string({ minLength: 1, maxLength: 6 }), description: words },
  { requiredKeys: [] },
);
const page: fc.Arbitrary<PageDocument> = fc.record(
  {
    alias: fc.constant('about'),
    title: fc.string({ minLength: 1, maxLength: 6 }),
    layout: fc.constant('default' as const),
    blocks: fc.array(block, { maxLength: 2 }),
    locales: fc.dictionary(language, pageTexts, { maxKeys: 3 }),
  },
  { requiredKeys: ['alias', 'title', 'layout', 'blocks'] },
);

test('property: folding leaves what the main language shows as it was, and no second place for its texts', () => {
  fc.assert(
    fc.property(page, language, (document, main) => {
      const before = structuredClone(document);
      const folded = foldMainTexts(document, main);
      expect(document).toEqual(before);
      expect(translatePage(folded, main)).toEqual(translatePage(document, main));
      expect(languagesOf(folded)).not.toContain(main);
      // What is folded already is left alone, to the very object.
      expect(foldMainTexts(folded, main)).toBe(folded);
    }),
  );
});

test('property: texts of other languages are shown as they were', () => {
  fc.assert(
    fc.property(page, language, language, (document, main, other) => {
      fc.pre(other !== main);
      const translated = (one: PageDocument) => shown(one, other);
      const own = translated(document);
      const after = translated(foldMainTexts(document, main));
      for (const [place, text] of own) expect(after.get(place)).toEqual(text);
    }),
  );
});

function* blocksOf(blocks: readonly Block[]): Generator<Block> {
  for (const one of blocks) {
    yield one;
    for (const inner of Object.values(one.slots ?? {})) yield* blocksOf(inner);
  }
}
const languagesOf = (document: PageDocument): string[] =>
  [document, ...blocksOf(document.blocks)].flatMap(({ locales }) => Object.keys(locales ?? {}));

/** The translations into a language, by their place. */
function shown({ locales, blocks }: PageDocument, locale: string): Map<string, unknown> {
  const own = (record: Readonly<Record<string, unknown>> | undefined) =>
    record !== undefined && Object.hasOwn(record, locale) ? Object.entries(Object(record[locale])) : [];
  return new Map([
    ...own(locales).map(([name, text]) => [`page ${name}`, text] as const),
    ...[...blocksOf(blocks)].flatMap((one) =>
      own(one.locales).map(([at, text]) => [`${one.id} ${at}`, text] as const),
    ),
  ]);
}
