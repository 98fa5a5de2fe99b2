import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

test.each([
  ['/profile-settings', '/profile-settings'],
  ['/en/info?page=2#top', '/en/info?page=2#top'],
  ['/a/../info', '/info'],
])('[sec 21] %s stays on this site', (next, expected) => {
  expect(safeNext(next)).toBe(expected);
});

test.each([
  null,
  '',
  'info',
  '//evil.example',
  '/\\evil.example',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  ' /info',
])('[sec 21] %j leads nowhere', (next) => {
  expect(safeNext(next)).toBeNull();
});

test('[sec 21] whatever it is given, a browser stays on the site', () => {
  const letters = fc.constantFrom('/', '\\', '.', '%2f', '%5c', ':', '@', 'evil.example', 'https', '?', '#');
  fc.assert(
    fc.property(fc.array(fc.oneof(letters, fc.string()), { maxLength: 8 }), (parts) => {
      const next = safeNext(`/${parts.join('')}`);
      if (next !== null) expect(new URL(next, 'https://site.example').origin).toBe('https://site.example');
    }),
    { numRuns: 2000, seed: 20261121 },
  );
});
