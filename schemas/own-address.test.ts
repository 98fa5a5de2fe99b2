import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

test.each([
  ['/profile-settings', '/profile-settings'],
  ['/en/info?page=2#top', '/en/info?page=2#top'],
  ['/a/../info', '/info'],
  ['/signin?next=%2Fcart#top', '/signin?next=%2Fcart#top'],
  ['/żółć', '/%C5%BC%C3%B3%C5%82%C4%87'],
  ['/?to=https://evil.example', '/?to=https://evil.example'],
  ['/a%2fb', '/a%2fb'],
])('[sec 21] %s stays on this site', (next, expected) => {
  expect(ownAddress(next)).toBe(expected);
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
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e%2f%2fevil.example',
  '/a/..%2f%2fevil.example',
  '\\\\evil.example',
  'https:/evil.example',
  'data:text/html,x',
  '/info page',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  ' /info',
])('[sec 21] %j leads nowhere', (next) => {
  expect(ownAddress(next)).toBeNull();
});

test('[sec 21] whatever it is given, a browser stays on the site', () => {
  const letters = fc.constantFrom('/', '\\', '.', '%2f', '%5c', ':', '@', 'evil.example', 'https', '?', '#');
  fc.assert(
    fc.property(fc.array(fc.oneof(letters, fc.string()), { maxLength: 8 }), (parts) => {
      const next = ownAddress(`/${parts.join('')}`);
      if (next === null) return;
      expect(next).toMatch(/^[\x21-\x7e]+$/);
      const decoded = next.replace(/%2f/gi, '/').replace(/%5c/gi, '\\').replace(/%2e/gi, '.');
      for (const read of [next, decoded])
        expect(new URL(read, 'https://site.example/deep/page?x#y').origin).toBe('https://site.example');
    }),
    { numRuns: 2000, seed: 20261121 },
  );
});
