import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldWord, placedWords } from './search-words.ts';

describe('[search] words', () => {
  test.each([
    ['Łódź', 'lodz'],
    ['POŻYCZKĘ', 'pozyczke'],
    ['Їжак', 'іжак'],
    ['ёлка', 'елка'],
    ['Straße', 'strasse'],
  ])('%s is compared as %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });

  test('a word stays the same however often and in whatever form it is folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (word) => {
        const folded = foldWord(word);
        expect(foldWord(folded)).toBe(folded);
        expect(foldWord(word.normalize('NFD'))).toBe(folded);
      }),
    );
  });

  test('words stand where they say, with nothing but separators between them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = placedWords(text);
        for (const { word, at } of words) expect(text.slice(at, at + word.length)).toBe(word);
        const rest = words.reduceRight(
          (left, { word, at }) => left.slice(0, at) + left.slice(at + word.length),
          text,
        );
        expect(rest).not.toMatch(/[\p{L}\p{N}]/u);
      }),
    );
  });
});
