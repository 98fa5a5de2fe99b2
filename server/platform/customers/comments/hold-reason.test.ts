import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownName } from '#schemas/comment-author.ts';
import { plainText } from './comment-text.ts';
import { hasWord, holdReason, linksIn } from './hold-reason.ts';

const rules = { premoderation: false, links_free: 0, held_words: ['lichwa'], new_account_hours: 24 };
const hours = (n: number) => n * 3_600_000;

describe('what holds a comment', () => {
  test.each([
    ['Zobaczcie https://example.com/x', 1],
    ['www.tanio.example i http://b.example', 2],
    ['moja-strona.pl polecam', 1],
    ['Tak.Nie wiem. 3.50 zł, godz. 12.30', 0],
    ['', 0],
  ])('[issue 6] links in "%s"', (text, count) => {
    expect(linksIn(text)).toBe(count);
  });

  test.each([
    ['To LICHWA!', true],
    ['lichwą nazwał', true],
    ['lichwiarze', false],
    ['Oszuści wszędzie', true],
    ['OSZUSCI', true],
    ['złodzieje pieniędzy', false],
  ])('[issue 6] held words, whatever their case and Polish letters: "%s"', (text, held) => {
    expect(hasWord(text, ['lichwa', 'oszuści'])).toBe(held);
  });

  test('[issue 6] a word counts with any ending and never inside another word', () => {
    expect(hasWord('ze złodziejami', ['złodziej'])).toBe(true);
    expect(hasWord('niezłodziej', ['złodziej'])).toBe(false);
    expect(hasWord('cokolwiek', [' ', '!'])).toBe(false);
  });

  test('[issue 6] a good word of an old account waits for nobody; each rule holds by itself', () => {
    const judged = { text: 'Dziękuję za wyjaśnienie.', accountAgeMs: hours(24) };
    expect(holdReason(judged, rules)).toBeNull();
    expect(holdReason({ ...judged, accountAgeMs: hours(24) - 1 }, rules)).toBe('new-account');
    expect(holdReason({ ...judged, text: 'lichwa' }, rules)).toBe('words');
    expect(holdReason({ ...judged, text: 'www.a.example' }, rules)).toBe('links');
    expect(holdReason({ ...judged, text: 'www.a.example' }, { ...rules, links_free: 1 })).toBeNull();
    expect(holdReason(judged, { ...rules, premoderation: true })).toBe('premoderation');
  });

  test('[issue 6] a text of any kind is judged, whatever signs it has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(['words', 'links', 'new-account']).toContain(holdReason({ text, accountAgeMs: 0 }, rules));
      }),
    );
  });
});

describe('text of a comment', () => {
  test('[sec 31] is kept as it was said, without signs nobody can see', () => {
    expect(plainText('  <b>Żółć</b>\r\n\r\n\r\n\u0000ok\u202Etxt\u200B  ')).toBe('<b>Żółć</b>\n\noktxt');
    expect(plainText('rodzina 👨‍👩‍👧')).toBe('rodzina 👨‍👩‍👧');
    expect(plainText(' \n\t\u200B ')).toBe('');
  });

  test('[sec 31] once made plain it stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
    );
  });

  test.each([
    ['Anna', 'kowalska', 'Anna K.'],
    ['Łukasz', 'Żak', 'Łukasz Ż.'],
    ['Jan', ' ', 'Jan'],
    ['', 'Nowak', 'N.'],
  ])('[issue 6] nobody’s whole name is public: %s %s', (firstname, lastname, shown) => {
    expect(shownName(firstname, lastname)).toBe(shown);
  });
});
