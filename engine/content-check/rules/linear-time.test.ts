import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRegistry } from '#registry/registry.ts';
import { noFacts } from '#schemas/studio/site-facts.ts';
import { checkWords } from '../check-words.ts';
import { readHtml } from '../read-html.ts';
import { figureIn, namesCreditFigure } from './credit.ts';
import { htmlLinks } from './links.ts';
import { lix, longSentence, wordsOf } from './readability.ts';

/**
 * With two million letters, work that follows the square of a length takes hours and ends the run; work that follows the length takes a
 * blink. Nothing here looks at a clock.
 */
const many = 2_000_000;

test.each([
  ['digits', '1'],
  ['numbers', '1 '],
  ['dots', '.'],
  ['dashes', '-'],
  ['apostrophes between letters', "a'"],
  ['spaces', ' '],
  ['closing quotes', '"'],
  ['per cent', '1 %'],
  ['an amount without its currency', '1.000,00 '],
])('[sec 27] the time a rule takes follows the length of a text of %s', (_, piece) => {
  const text = `Kredyt. ${piece.repeat(many / piece.length)}`;
  expect([figureIn(text) === null, lix(text, 'pl') === undefined, longSentence(text) === undefined]).toEqual([
    expect.any(Boolean),
    false,
    false,
  ]);
});

test('[sec 27] the words of a link are looked at in time that follows their length', () => {
  const context = { registry: createRegistry([]), site: noFacts, t: checkWords('en'), read: readHtml };
  const html = `<a href="/x">x${'.'.repeat(190_000)}x</a>`;
  expect(htmlLinks(html, { path: '' }, context)).toEqual([]);
  expect(htmlLinks('<a href="/x">more »…</a>', { path: '' }, context)).toMatchObject([
    { rule: 'link-words' },
  ]);
});

const letters = fc.array(
  fc.constantFrom(..."1 9.,%-’'aŻ\u0301\n".split(''), 'zł', 'kredyt', 'rata', 'PLN', '€'),
  { maxLength: 14 },
);

test('property: words, rates and amounts are those that the plain patterns name', () => {
  const percent = /\d+(?:[.,]\d+)?\s?%/u;
  const money = /\d[\d\s.,]*\s?(?:zł|pln|eur|€|злот)/iu;
  fc.assert(
    fc.property(letters, (parts) => {
      const text = parts.join('');
      expect(wordsOf(text)).toEqual(text.match(/[\p{L}\p{M}'’-]*\p{L}[\p{L}\p{M}'’-]*/gu) ?? []);
      expect(namesCreditFigure(`kredyt: ${text}`)).toBe(
        percent.test(text) || (money.test(text) && /\brat[aęyą]\b|koszt/iu.test(`: ${text}`)),
      );
    }),
  );
});
