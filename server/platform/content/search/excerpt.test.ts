import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldWord, placedWords } from '#schemas/search-words.ts';
import { excerptLength, excerptOf } from './excerpt.ts';

const words = fc.array(fc.stringMatching(/^[a-zżółć]{1,12}[.,]?$/), { minLength: 1, maxLength: 200 });

describe('[search] excerpt', () => {
  test('a short text is shown whole', () => {
    expect(excerptOf('Rata jest stała.', new Set(['rata']))).toBe('Rata jest stała.');
  });

  test('begins with the sentence of the find', () => {
    const text = `${'Wstęp jest długi i niczego nie mówi. '.repeat(8)}Nadpłatę zwracamy w ciągu 14 dni. ${'Dalej. '.repeat(40)}`;
    expect(excerptOf(text, new Set(['nadplate']))).toMatch(/^….*Nadpłatę zwracamy w ciągu 14 dni\. Dalej\./);
  });

  test('holds the find, and only whole words of the text, in about the length it should have', () => {
    fc.assert(
      fc.property(words, fc.nat(), (list, pick) => {
        const text = list.join(' ');
        const target = placedWords(text)[pick % Math.max(1, placedWords(text).length)];
        const wanted = new Set(target ? [foldWord(target.word)] : []);
        const excerpt = excerptOf(text, wanted);
        const inner = excerpt.replace(/^…/, '').replace(/…$/, '');
        expect(inner.length).toBeLessThanOrEqual(excerptLength);
        expect(` ${text.replace(/[.,]/g, ' ')} `).toContain(` ${inner.replace(/[.,]/g, ' ').trim()} `);
        if (target) expect(placedWords(excerpt).map(({ word }) => foldWord(word))).toContain([...wanted][0]);
      }),
    );
  });
});
