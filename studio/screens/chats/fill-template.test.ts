import { expect, test } from 'vitest';
import { fillTemplate, openPlaces } from './fill-template.ts';

const values = { imie: 'Anna', numer: null, konsultant: 'Ola' };

test('[issue 18] places are filled; one that is not known stays, and other braces are no places', () => {
  const text = fillTemplate('{imie}, tu {konsultant}. Umowa {numer}, {imie}! {inne} {}', values);
  expect(text).toBe('Anna, tu Ola. Umowa {numer}, Anna! {inne} {}');
  expect(openPlaces(text)).toEqual(['{numer}']);
  expect(openPlaces('Nic tu {inne} nie ma')).toEqual([]);
});

test('[issue 18] what a customer is called is put in as it is', () => {
  expect(fillTemplate('Dzień dobry, {imie}', { ...values, imie: '$& {numer}' })).toBe(
    'Dzień dobry, $& {numer}',
  );
});
