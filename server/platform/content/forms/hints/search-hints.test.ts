import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { employers } from './employers.ts';
import { polishCities } from './polish-cities.ts';
import { createHintSearch, plainLetters } from './search-hints.ts';
import { streets } from './streets.ts';

const cities = createHintSearch(polishCities);
const all = { limit: 1000, offset: 0 };

describe('[forms] hints', () => {
  test('neither accents nor letter case matter', () => {
    for (const query of ['łódź', 'LODZ', 'Łodz', ' lódz '])
      expect(cities(query, all).values[0], query).toBe('Łódź');
  });

  test('what begins with the query comes first, then what has such a word, then the rest', () => {
    const search = createHintSearch(['Nowy Targ', 'Stargard', 'Targowisko', 'Bielsko-Targi']);
    expect(search('tar', all).values).toEqual(['Targowisko', 'Nowy Targ', 'Bielsko-Targi', 'Stargard']);
  });

  test('larger towns come before smaller ones', () => {
    expect(cities('w', { limit: 2, offset: 0 }).values).toEqual(['Warszawa', 'Wrocław']);
  });

  test('pages put together are the whole, without gaps and without repetition', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3 }), fc.integer({ min: 1, max: 50 }), (query, limit) => {
        const whole = cities(query, all);
        const pages = Array.from({ length: Math.ceil(whole.total / limit) }, (_, i) =>
          cities(query, { limit, offset: i * limit }),
        );
        expect(pages.flatMap(({ values }) => values)).toEqual(whole.values);
        for (const { total } of pages) expect(total).toBe(whole.values.length);
      }),
    );
  });

  test('every answer holds what was asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (query) => {
        for (const value of cities(query, all).values)
          expect(plainLetters(value)).toContain(plainLetters(query));
      }),
    );
  });

  test.each([
    ['towns', polishCities, 300],
    ['streets', streets, 150],
    ['employers', employers, 80],
  ])('the list of %s is long and names nothing twice', (_name, list, least) => {
    expect(list.length).toBeGreaterThanOrEqual(least);
    expect(list.filter((name, i) => list.indexOf(name) !== i || name === '')).toEqual([]);
  });
});
