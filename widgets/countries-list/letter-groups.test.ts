import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { letterGroups, sortCountries } from './letter-groups.ts';

const named = (...names: string[]) => names.map((name) => ({ code: name.slice(0, 2), name }));
const shape = (locale: string, ...names: string[]) =>
  letterGroups(sortCountries(named(...names), [], locale), locale).map(({ letter, countries }) => [
    letter,
    ...countries.map(({ name }) => name),
  ]);

describe('[widget] countries under the letters of the language', () => {
  test('letters with their own place in Polish have their own heading', () => {
    expect(shape('pl', 'Łotwa', 'Szwecja', 'Litwa', 'Świętokraj', 'Luksemburg')).toEqual([
      ['L', 'Litwa', 'Luksemburg'],
      ['Ł', 'Łotwa'],
      ['S', 'Szwecja'],
      ['Ś', 'Świętokraj'],
    ]);
  });

  test('marks the language does not count make no heading', () => {
    expect(shape('en', 'Åland', 'Austria', 'Albania')).toEqual([['A', 'Åland', 'Albania', 'Austria']]);
    expect(shape('pl', 'Åland')).toEqual([['A', 'Åland']]);
  });

  test('Ukrainian and Russian letters', () => {
    expect(shape('uk', 'Ірландія', 'Їжакія', 'Йорданія', 'Індія').map(([letter]) => letter)).toEqual([
      'І',
      'Ї',
      'Й',
    ]);
    expect(shape('ru', 'Ёлкия', 'Египет')).toHaveLength(1);
  });

  test('only the wanted ones, once each, whatever the case of the code', () => {
    const all = [
      { code: 'PL', name: 'Polska' },
      { code: 'DE', name: 'Niemcy' },
      { code: 'CZ', name: 'Czechy' },
    ];
    expect(sortCountries(all, ['pl', 'CZ', 'PL', 'XX'], 'pl').map(({ code }) => code)).toEqual(['CZ', 'PL']);
    expect(sortCountries(all, ['XX'], 'pl')).toEqual([]);
  });

  test('[law] no country is lost, and no letter comes twice', () => {
    const name = fc.string({ unit: fc.constantFrom(...'aąbcćlłsśåéіїйеё1 -'), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(name), fc.constantFrom('pl', 'en', 'ru', 'uk'), (names, locale) => {
        const countries = names.map((one, index) => ({ code: String(index), name: one }));
        const groups = letterGroups(sortCountries(countries, [], locale), locale);
        expect(groups.flatMap((group) => group.countries)).toHaveLength(names.length);
        expect(new Set(groups.map(({ letter }) => letter)).size).toBe(groups.length);
      }),
    );
  });
});
