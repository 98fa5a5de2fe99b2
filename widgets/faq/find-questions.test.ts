import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FaqCategory, FaqItem } from '#schemas/faq.ts';
import { findQuestions, groupQuestions, longestSearch, readWords } from './find-questions.ts';

const item = (id: string, category: string, question: string, answer = '<p>Tak.</p>'): FaqItem => ({
  id,
  question,
  answer,
  category,
  order: 1,
});
const category = (alias: string): FaqCategory => ({ id: alias, alias, title: `O ${alias}`, order: 1 });
const ids = (items: readonly FaqItem[]) => items.map(({ id }) => id);

const items = [
  item(
    'rrso',
    'koszty',
    'Co oznacza RRSO?',
    '<p>Wszystkie <strong>koszty</strong> pożyczki w&nbsp;skali roku.</p>',
  ),
  item('splata', 'splata', 'Czy spłacę wcześniej?', '<p>Tak, <a href="/koszty">bez opłaty</a>.</p>'),
];

describe('[issue 6] search within questions', () => {
  test.each([
    ['', ['rrso', 'splata']],
    ['SPLAC', ['splata']],
    ['spłacę oplaty', ['splata']],
    ['koszty', ['rrso']],
    ['koszty wcześniej', []],
    ['?!', []],
  ])('%j', (words, found) => expect(ids(findQuestions(items, words))).toEqual(found));

  test('words are one line, and no longer than the field', () => {
    expect(readWords(' a \n b ')).toBe('a b');
    expect(readWords(null)).toBe('');
    expect(readWords('x'.repeat(500))).toHaveLength(longestSearch);
  });

  test('any words find a part of the questions, in their order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const found = findQuestions(items, words);
        expect(found).toEqual(items.filter((one) => found.includes(one)));
      }),
    );
  });
});

test('[issue 6] every question stands in one group, groups in the order of the categories, the unknown last', () => {
  const alias = fc.constantFrom('a', 'b', 'c', 'd');
  fc.assert(
    fc.property(fc.uniqueArray(alias), fc.array(alias), (aliases: readonly string[], places) => {
      const all = places.map((place, at) => item(`q${at}`, place, 'Jak?'));
      const groups = groupQuestions(aliases.map(category), all);
      expect(ids(groups.flatMap((group) => group.items)).toSorted()).toEqual(ids(all).toSorted());
      expect(groups.every((group) => group.items.length > 0)).toBe(true);
      const order = groups.map((group) =>
        group.alias === '' ? aliases.length : aliases.indexOf(group.alias),
      );
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }),
  );
});
