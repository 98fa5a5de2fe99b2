import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test('[truth] reading time counts what is read, by the minute', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('<p>Rata&nbsp;jest <a href="/koszty i raty">stała</a>.</p>')).toBe(1);
  expect(readingMinutes(`<p>${'słowo '.repeat(1000)}</p>`)).toBe(5);
  const tagged = '<p class="a b c d e f g h">słowo</p>'.repeat(400);
  expect(readingMinutes(tagged)).toBe(2);
});
