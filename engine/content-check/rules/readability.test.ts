import { describe, expect, test } from 'vitest';
import { lix, longSentence, sentencesOf } from './readability.ts';

const times = (count: number, sentence: string): string =>
  Array.from({ length: count }, () => sentence).join(' ');

describe('[studio] readability', () => {
  test('LIX is words per sentence plus the share of long words', () => {
    // 10 words, 2 of them with more than 6 letters: 10 + 20.
    expect(lix(times(10, 'The careful reader of this short text finds nothing hard.'), 'en')).toBe(30);
  });

  test('a word of Slavic languages is long one letter later', () => {
    const text = times(20, 'Umowa trwa krótko i kończy się wtedy.');
    expect([lix(text, 'pl'), lix(text.replaceAll('krótko', 'krótkiej'), 'pl')]).toEqual([7, 21]);
  });

  test('says nothing of a short text', () => expect(lix('Krótko.', 'pl')).toBeNull());

  test('abbreviations end no sentence, lines and colons do', () => {
    expect(sentencesOf('Zgodnie z art. 53 ustawy. Masz: czas\nSpokojnie')).toEqual([
      'Zgodnie z art. 53 ustawy.',
      'Masz:',
      'czas',
      'Spokojnie',
    ]);
  });

  test('the longest sentence that is too long is named by its beginning', () => {
    expect(longSentence(`Krótko. Słowo ${times(44, 'słowo')}.`)).toEqual({
      words: 45,
      begins: 'Słowo słowo słowo słowo słowo słowo',
    });
    expect(longSentence(times(40, 'słowo'))).toBeNull();
  });
});
