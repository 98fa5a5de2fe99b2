import { expect, test } from 'vitest';
import { formatLength } from './format-length.ts';

test.each([
  [9, '0:09'],
  [60, '1:00'],
  [75, '1:15'],
  [3599, '59:59'],
  [3675, '1:01:15'],
])('%i seconds are %s', (seconds, words) => {
  expect(formatLength(seconds)).toBe(words);
});
