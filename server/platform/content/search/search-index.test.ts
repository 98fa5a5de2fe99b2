import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSearchIndex, type SearchDocument } from './search-index.ts';

const document = (path: string, title: string, text: string, from = 0): SearchDocument => ({
  kind: 'page',
  path,
  title,
  summary: '',
  text,
  from,
});
const index = createSearchIndex([
  document('/a', 'Wcześniejsza spłata', 'Pożyczkę oddasz w każdej chwili, także w Łodzi.'),
  document('/b', 'Koszty', 'Wcześniejsza spłata nic nie kosztuje.'),
  document('/c', 'Oddziały', 'Łódź, Kraków'),
  document('/d', 'Jutro', 'Zapowiedź promocji', 1000),
]);
const find = (query: string, now = 0) =>
  index.find({ query, limit: 10, offset: 0, now }).items.map(({ path }) => path);

describe('[search] index', () => {
  test.each([
    ['all words must be there', 'spłata koszty', ['/b']],
    ['without diacritics', 'lodz krakow', ['/c']],
    ['with diacritics nobody wrote', 'kóśzty', ['/b']],
    ['ł typed as l, and the other way', 'wczesniejsza splata', ['/a', '/b']],
    ['the beginning of the last word', 'nic nie kosz', ['/b']],
    ['not the beginning of a word before it', 'kosz nic', []],
    ['another case of a long word', 'pożyczka', ['/a']],
    ['short words as they are', 'nyc', []],
    ['another form of a word, from its beginning', 'oddział', ['/c']],
    ['nothing but signs', '?!', []],
    ['a title before a text', 'wcześniejsza spłata', ['/a', '/b']],
  ])('%s: %s', (_rule, query, paths) => {
    expect(find(query)).toEqual(paths);
  });

  test.each(['spłata', 'splata', 'opłata', 'odstąpić', 'spłacać'])(
    '[truth] %s finds other forms of the word, and questions alone where only these are asked for',
    (query) => {
      const questions = createSearchIndex([
        {
          ...document(
            '/faq#q-1',
            'Czy mogę oddać wcześniej?',
            'Tak, spłacisz bez opłat. Od umowy odstąpisz w 14 dni.',
          ),
          kind: 'question',
        },
        document('/posts', 'Spłata, opłata, odstąpienie', 'Spłata, opłata, odstąpienie'),
      ]);
      const found = (kind?: 'question') =>
        questions
          .find({ query, limit: 10, offset: 0, now: 0, ...(kind && { kind }) })
          .items.map(({ path }) => path);
      expect(found()).toContain('/faq#q-1');
      expect(found('question')).toEqual(['/faq#q-1']);
    },
  );

  test('what is dated in the future is found from its moment on', () => {
    expect([find('zapowiedź', 999), find('zapowiedź', 1000)]).toEqual([[], ['/d']]);
  });

  test('pages of finds are the whole list, each once', () => {
    const many = createSearchIndex(
      Array.from({ length: 37 }, (_, i) => document(`/p${i}`, 'Rata', `Tekst ${'rata '.repeat(i % 5)}`)),
    );
    const at = (limit: number, offset: number) =>
      many.find({ query: 'rata', limit, offset, now: 0 }).items.map(({ path }) => path);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (limit) => {
        const pages = Array.from({ length: Math.ceil(37 / limit) }, (_, page) => at(limit, page * limit));
        expect(pages.flat()).toEqual(at(50, 0));
        expect(new Set(pages.flat()).size).toBe(37);
      }),
    );
  });

  test('no query breaks it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (query) => {
        const { total, items } = index.find({ query, limit: 2, offset: 0, now: 0 });
        expect(items.length).toBe(Math.min(2, total));
      }),
    );
  });
});
