import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCanonicalPath, readPageAddress } from './page-address.ts';
import { safeLocation } from './safe-location.ts';

const hostile = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  'javascript:alert(1)',
  'https://evil.example',
  'https:/evil.example',
  'data:text/html,x',
  'about',
  '',
];

describe('safeLocation', () => {
  test.each(hostile)('[sec 21] refuses %j', (to) => {
    expect(safeLocation(to)).toBeNull();
  });

  test.each([
    ['/', '/'],
    ['/signin?next=%2Fcart#top', '/signin?next=%2Fcart#top'],
    ['/żółć', '/%C5%BC%C3%B3%C5%82%C4%87'],
    ['/?to=https://evil.example', '/?to=https://evil.example'],
  ])('[sec 21] lets %s pass', (to, expected) => {
    expect(safeLocation(to)).toBe(expected);
  });

  test('[sec 21] whatever passes stays on this origin, wherever a browser stands', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '\\', '.', '..', ':', '@', '\t', '%2f', 'evil.example', '?', '#'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const location = safeLocation(`/${pieces.join('')}`);
        if (location === null) return;
        expect(new URL(location, 'https://shop.example/deep/page?x#y').origin).toBe('https://shop.example');
        expect(location).toMatch(/^[\x21-\x7e]+$/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('readPageAddress', () => {
  test.each([
    'http://evil.example/',
    '//evil.example/about',
    '/\\evil.example',
    '/a\\b',
    '/%zz',
    '/%c3',
    '/a b',
    '/a\u0000',
    '*',
    '',
    `/${'a'.repeat(5000)}`,
  ])('[sec 18] refuses the target %j', (target) => {
    expect(readPageAddress(target)).toBeNull();
  });

  test('splits path and query, and touches neither', () => {
    expect(readPageAddress('/en/%C5%82?a=1?b&c=//x')).toEqual({ path: '/en/%C5%82', query: 'a=1?b&c=//x' });
  });

  test('knows the one usual spelling of a path', () => {
    expect(['/about', '/%C5%82', '/%61bout', '/%c5%82', '/a%2fb'].map(isCanonicalPath)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
