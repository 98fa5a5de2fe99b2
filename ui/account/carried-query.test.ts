import { expect, test } from 'vitest';
import { carriedQuery, withCarried } from './carried-query.ts';

test.each([
  ['?curSum=500000&curTerm=12', { curSum: '500000', curTerm: '12' }],
  ['?curSum=1000001&curTerm=601', {}],
  ['?curSum=0&curTerm=007', {}],
  ['?curSum=500000&utm_source=x', { curSum: '500000' }],
  ['?curSum=5e3&curTerm=-1', {}],
  ['?curSum=&curTerm=1.5&__proto__=1', {}],
  ['', {}],
])('[spec 7] of %s a registration carries the sum and term', (search, expected) => {
  expect(carriedQuery(search)).toEqual(expected);
});

test('[spec 7] another kind of account keeps the sum and term', () => {
  expect(withCarried('/signup/partner', { curSum: '5000', curTerm: '24' })).toBe(
    '/signup/partner?curSum=5000&curTerm=24',
  );
  expect(withCarried('/signup', {})).toBe('/signup');
});
