import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHtml } from '../content-check/read-html.ts';
import { extractWidgets } from './extract-widgets.ts';
import { isNestedDeeperThan } from './nesting.ts';
import { maxHtmlLetters, parseHtml } from './parse-html.ts';

const names = [
  ...['div', 'b', 'a', 'p', 'li', 'table', 'td', 'optgroup', 'option', 'svg', 'math', 'template'],
  ...['select', 'button', 'h2', 'object', 'ruby', 'rt', 'form', 'nobr', 'mozaika-widget', 'input', 'title'],
];

/** Pieces of HTML, each repeated, after one another: open tags that are never closed above all. */
const hostile = fc.array(
  fc.record({
    piece: fc.oneof(
      fc.constantFrom(...names).map((name) => `<${name}>`),
      fc.constantFrom(...names).map((name) => `</${name}>`),
      fc.constantFrom('<b id=1>', '<a href="/x">', '<img src=x alt=y>', 'x', '<', '&', '<!--', '\u0000'),
      fc.string({ maxLength: 6 }),
    ),
    times: fc.constantFrom(1, 3, 60, 300, 6000),
  }),
  { maxLength: 6 },
);

test('[sec 27] property: whatever stands in a text, reading it throws nothing', () => {
  fc.assert(
    fc.property(hostile, (parts) => {
      const html = parts.map(({ piece, times }) => piece.repeat(times)).join('');
      const { readable, links } = readHtml(html);
      expect(readable || links.length === 0).toBe(true);
      extractWidgets(`${html}<mozaika-widget type="a"></mozaika-widget>`);
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['longer than any field may be', 'x'.repeat(maxHtmlLetters + 1)],
  ['20,000 elements inside each other', '<div>'.repeat(20_000)],
  ['elements that usually close by themselves, inside each other', '<optgroup>'.repeat(5000)],
  ['cells that are elements of a drawing', `<svg>${'<td>'.repeat(5000)}`],
  ['formatting left open, which every paragraph repeats', `<p>${many(200)}${'<p>x'.repeat(4000)}`],
])('[sec 27] a text is not read that is %s', (_, html) => {
  expect(parseHtml(html) === null).toBe(true);
  expect(readHtml(html)).toMatchObject({ readable: false, text: '', links: [] });
  expect(extractWidgets(`${html}<mozaika-widget type="a">`)).toMatchObject({ html: '', widgets: [] });
});

/** Open tags that differ, so that none of them is left out as a repetition. */
function many(count: number): string {
  return Array.from({ length: count }, (_, at) => `<b id=${at}>`).join('');
}

test('a text as long as a field may be is read, tables and all', () => {
  const row = '<tr><td>1</td><td><b>2</b></td></tr>';
  const html = `<table>${row.repeat(Math.floor((maxHtmlLetters - 20) / row.length))}</table>`;
  expect(readHtml(html)).toMatchObject({ readable: true });
  expect(readHtml('<td>'.repeat(40_000))).toMatchObject({ readable: true });
  expect(readHtml('<b>x</b>'.repeat(25_000))).toMatchObject({ readable: true });
});

test.each(['<optgroup>', '<svg><td>', '<math><input>'])(
  '[sec 27] the sanitiser is spared a text of %s, which nest although they look flat',
  (piece) => {
    expect(isNestedDeeperThan(256, piece + piece.slice(piece.lastIndexOf('<')).repeat(300))).toBe(true);
    expect(isNestedDeeperThan(256, '<p>'.repeat(300))).toBe(false);
  },
);
