import { expect, test } from 'vitest';
import { entryPath } from './entry-path.ts';

const paths = ['', 'pages', 'pages/:alias', 'menus', 'content/:segment/:key?'];

test.each([
  [{ kind: 'page', key: 'home', locale: '' }, '/pages/home'],
  [{ kind: 'menu', key: 'main', locale: 'pl' }, '/content/menus/main?locale=pl'],
  [
    { kind: 'custom-entity', key: 'branch/łódź', locale: '' },
    '/content/custom-entities/branch%2F%C5%82%C3%B3d%C5%BA',
  ],
  [{ kind: 'no-such-kind', key: 'x', locale: '' }, null],
  [{ kind: '__proto__', key: 'x', locale: '' }, null],
])('[studio] %o is edited at %s', (ref, path) => {
  expect(entryPath(ref, paths)).toBe(path);
});

test('[studio] without a screen there is no way to it', () => {
  expect(entryPath({ kind: 'menu', key: 'main', locale: 'pl' }, ['menus'])).toBeNull();
});
