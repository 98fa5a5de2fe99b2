import { expect, test } from 'vitest';
import { takeToken } from './take-token.ts';

test.each([
  ['/authlink/abc', '', { token: 'abc', clean: '/authlink' }],
  ['/en/authlink/a%2Bb', '', { token: 'a+b', clean: '/en/authlink' }],
  ['/authlink/%E0%A4%A', '', { token: '%E0%A4%A', clean: '/authlink' }],
  ['/signin/one-click', '?token=abc', { token: 'abc', clean: '/signin/one-click' }],
  [
    '/uk/signin/one-click',
    '?utm_source=mail&token=abc',
    { token: 'abc', clean: '/uk/signin/one-click?utm_source=mail' },
  ],
  [
    '/authlink/abc',
    '?next=%2Finfo%3Fa%3D1%23top',
    { token: 'abc', clean: '/authlink?next=%2Finfo%3Fa%3D1%23top' },
  ],
  ['/authlink', '', null],
  ['/authlink/', '', null],
  ['/signin/one-click', '?token=', null],
  ['/signin/one-click', '', null],
])('[sec 12] %s%s gives its token up', (pathname, search, expected) => {
  expect(takeToken({ pathname, search })).toEqual(expected);
});
