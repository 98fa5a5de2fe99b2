import { expect, test } from 'vitest';
import { chooseCoding } from './accept-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['brotli', 'identity'],
] as const)('Accept-Encoding: %s gets %s', (header, coding) => {
  expect(chooseCoding(header)).toBe(coding);
});
