import { expect, test } from 'vitest';
import { importAgain } from './import-again.ts';

const attempt = (message: string) => importAgain(new TypeError(message), async (address) => ({ address }));

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://a.example/assets/b.Dy-J3.js'],
  ['Firefox', 'error loading dynamically imported module: https://a.example/assets/b.Dy-J3.js'],
])('a module that failed to load in %s is asked for under another address', async (_browser, message) => {
  expect(await attempt(message)).toEqual({ address: 'https://a.example/assets/b.Dy-J3.js?again' });
});

test('a failure that names no address, as in Safari, stays the failure it is', async () => {
  await expect(attempt('Importing a module script failed.')).rejects.toThrow(
    'Importing a module script failed.',
  );
});
