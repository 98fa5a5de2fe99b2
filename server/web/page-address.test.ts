import { describe, expect, test } from 'vitest';
import { isCanonicalPath, readPageAddress } from './page-address.ts';

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
