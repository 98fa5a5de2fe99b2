import { expect, test } from 'vitest';
import { asPostalCode, bestFirst, readHits, readSuggestion } from './registry-hits.ts';

test('rows of the registry are read as the platform sent them', () => {
  expect(
    readHits([
      { name: 'Zgierz', code: '2' },
      { name: 'Aleksandrów', code: '1' },
    ]),
  ).toEqual([
    { name: 'Zgierz', code: '2', city: '' },
    { name: 'Aleksandrów', code: '1', city: '' },
  ]);
  expect(readHits([{ code: '00-238', city: 'Warszawa' }])).toEqual([
    { name: '00-238', code: '00-238', city: 'Warszawa' },
  ]);
});

test('[spec 7] the city result is reversed: the best hit comes last and is shown first', () => {
  const cities = readHits([{ name: 'Wałbrzych' }, { name: 'Warszawa' }]);
  expect(bestFirst(cities, 'last').map(({ name }) => name)).toEqual(['Warszawa', 'Wałbrzych']);
  expect(bestFirst(cities, 'first')).toEqual(cities);
});

test('[issue 5] an answer that is no list, or rows that are none, leave the address to the customer', () => {
  expect(readHits(null)).toEqual([]);
  expect(readHits({ name: 'x' })).toEqual([]);
  expect(readHits([null, 5, {}, { name: '' }])).toEqual([]);
});

test('[issue 5] a correction is offered only where it says something else', () => {
  expect(readSuggestion({ name: 'Warszwa', corrected: 'Warszawa' }, 'Warszwa')).toBe('Warszawa');
  for (const answer of [null, {}, { corrected: '' }, { corrected: 'Łódź' }, 'Łódź'])
    expect(readSuggestion(answer, 'Łódź')).toBeNull();
});

test('[issue 5] a postal code is read with or without its hyphen', () => {
  expect(['0', '00', '002', '00238', '00-238', '00 238 7'].map(asPostalCode)).toEqual([
    '0',
    '00',
    '00-2',
    '00-238',
    '00-238',
    '00-238',
  ]);
});
