import { expect, test } from 'vitest';
import { personLanguageOf } from './person-texts.ts';

test.each([
  [{ language: 'uk' }, 'en', 'uk'],
  [{ language: 'en-GB' }, undefined, 'en'],
  [{ language: 'de' }, 'ru', 'pl'],
  [{}, 'de, en-GB;q=0.8, ru;q=0.9', 'ru'],
  [{}, 'de', 'pl'],
  [{}, undefined, 'pl'],
  [{ language: ['ru', 'en'] }, 'en', 'en'],
  [undefined, 'uk-UA', 'uk'],
])('[spec 8] what goes wrong is said in the language of the visit: %j, %s', (query, header, language) => {
  expect(personLanguageOf({ query, headers: { 'accept-language': header } })).toBe(language);
});
