import { expect, test } from 'vitest';
import { sortBanks } from './sort-banks.ts';

const sorted = (locale: string, ...names: string[]) =>
  sortBanks(
    names.map((name) => ({ name })),
    locale,
  ).map(({ name }) => name);

test('[widget] Polish letters stand where Poles look for them', () => {
  expect(sorted('pl', 'Żuraw', 'Lipa', 'Łąka', 'Zorza', 'Ćma', 'Dom', 'Cis')).toEqual([
    'Cis',
    'Ćma',
    'Dom',
    'Lipa',
    'Łąka',
    'Zorza',
    'Żuraw',
  ]);
});

test('[widget] letters come before digits, and numbers by their value', () => {
  expect(sorted('pl', '10. Bank', 'Żuraw', '2. Bank', 'Akacja')).toEqual([
    'Akacja',
    'Żuraw',
    '2. Bank',
    '10. Bank',
  ]);
});

test('[widget] the list of the cache stays as it was', () => {
  const banks = [{ name: 'b' }, { name: 'a' }];
  sortBanks(banks, 'pl');
  expect(banks.map(({ name }) => name)).toEqual(['b', 'a']);
});
