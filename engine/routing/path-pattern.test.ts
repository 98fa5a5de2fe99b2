import { expect, test } from 'vitest';
import { matchesPathPattern } from './path-pattern.ts';

test.each([
  ['/help', '/help', true],
  ['/help', '/help/cards', false],
  ['/help/*', '/help/cards', true],
  ['/help/*', '/help/cards/pin', true],
  ['/help/*', '/help', false],
  ['/help/*', '/help/', false],
  ['/help/*', '/helpdesk', false],
  ['/*', '/', false],
])('[gate] pattern %s and path %s: %s', (pattern, path, matches) => {
  expect(matchesPathPattern(pattern, path)).toBe(matches);
});
