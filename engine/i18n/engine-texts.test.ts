import { describe, expect, test } from 'vitest';
import { builtInLocales } from '#schemas/locales/built-in.ts';
import { familyOf } from '#schemas/locales/plural-families.ts';
import { routes } from '#schemas/routes.ts';
import { isCatchAll, screenAlias } from '#schemas/screen-alias.ts';
import { engineTexts } from './engine-texts.ts';
import { screenTextKeys } from './screen-text-keys.ts';

/** Languages differ in how many plural forms a text has. */
const familiesOf = (texts: Readonly<Record<string, string>>) =>
  [...new Set(Object.keys(texts).map(familyOf))].sort();
const builtIn = builtInLocales.map((locale) => engineTexts[locale] ?? {});

const polish = engineTexts['pl'] ?? {};

describe('[spec 2] default texts', () => {
  test('pl, en, ru and uk say the same things', () => {
    for (const texts of builtIn) {
      expect(familiesOf(texts)).toEqual(familiesOf(polish));
      for (const [key, text] of Object.entries(texts)) expect(text.trim(), key).not.toBe('');
    }
  });

  test('with the same placeholders', () => {
    const placeholders = (text = '') => text.match(/\{\{\w+\}\}/g) ?? [];
    for (const texts of builtIn)
      for (const [key, text] of Object.entries(texts))
        expect(placeholders(text), key).toEqual(placeholders(polish[key]));
  });

  test('every fixed screen has its words, and no others are kept', () => {
    const wanted = routes
      .filter((route) => !isCatchAll(route))
      .flatMap((route) => Object.values(screenTextKeys(screenAlias(route))));
    expect(
      Object.keys(polish)
        .filter((key) => key.startsWith('screens.'))
        .sort(),
    ).toEqual(wanted.sort());
  });

  test.each([404, 500, 503, 555])('the error screen %i has a title and a text', (status) => {
    expect(polish[`error.${status}.title`]).toBeDefined();
    expect(polish[`error.${status}.text`]).toBeDefined();
  });

  test('[spec 8] the offline notice in English has the words of the specification', () => {
    expect(engineTexts['en']?.['runtime.offline.title']).toBe('Connection Error');
    expect(engineTexts['en']?.['runtime.offline.text']).toBe('There is no internet connection');
  });
});
