import { expect, test } from 'vitest';
import { carriedQuery } from './carried-query.ts';

test.each([
  ['?curSum=500000&curTerm=12', { curSum: '500000', curTerm: '12' }],
  ['?curSum=500000&utm_source=x', { curSum: '500000' }],
  ['?curSum=5e3&curTerm=-1', {}],
  ['?curSum=&curTerm=1.5&__proto__=1', {}],
  ['', {}],
])('[spec 7] of %s a registration carries the sum and term', (search, expected) => {
  expect(carriedQuery(search)).toEqual(expected);
});
