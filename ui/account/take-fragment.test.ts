import { expect, test } from 'vitest';
import { readFragment } from './take-fragment.ts';

test.each([
  ['#email=anna%40example.com&code=123456', { email: 'anna@example.com', code: '123456' }],
  ['#email=anna%2Btag%40example.com', { email: 'anna+tag@example.com' }],
  ['#code=123456', { code: '123456' }],
  [`#email=${'a'.repeat(300)}@x&code=${'1'.repeat(101)}`, {}],
  ['#code=%3Cscript%3E', {}],
  ['#', {}],
  ['', {}],
])('[sec 12] %s fills in only what it may', (hash, expected) => {
  expect(readFragment(hash)).toEqual(expected);
});
