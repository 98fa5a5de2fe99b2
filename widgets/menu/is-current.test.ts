import { expect, test } from 'vitest';
import { isCurrent } from './is-current.ts';

test.each([
  ['/about', '/about', true],
  ['/about/', '/about', true],
  ['/about?from=menu#team', '/about', true],
  ['/', '/', true],
  ['/', '/about', false],
  ['/about', '/about/team', false],
  ['#team', '/about', false],
  ['https://mozaika.example/about', '/about', false],
])('[widget] %s on %s is the current page: %s', (link, path, current) => {
  expect(isCurrent(link, path)).toBe(current);
});
