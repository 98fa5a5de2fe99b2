import { expect, test } from 'vitest';
import { isMarkup } from './is-markup.ts';

test.each([
  ['<b>', true],
  ['a</b>', true],
  ['<!-- a -->', true],
  ['<?xml?>', true],
  ['x<IMG src=y onerror=z>', true],
  ['@media (width<40rem){.a>b{color:red}}', false],
  ['a < b', false],
  ['', false],
])('[sec 23] %s is markup: %s', (text, expected) => {
  expect(isMarkup(text)).toBe(expected);
});
