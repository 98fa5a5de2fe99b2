import { expect, test } from 'vitest';
import { isGuessable, newPin } from './pin-rules.ts';

const unknown = { last4: '5501', birthDate: null };

test('[issue 5] rows, pairs, the last digits of the card and the birth date are guessable, others are not', () => {
  const weak = ['0000', '1234', '9876', '2468', '1212', '1221'];
  expect(weak.filter((pin) => !isGuessable(pin, unknown))).toEqual([]);
  const birth = ['1985', '1703', '0317', '8503', '1785'];
  expect(birth.filter((pin) => !isGuessable(pin, { ...unknown, birthDate: '1985-03-17' }))).toEqual([]);
  expect(birth.filter((pin) => isGuessable(pin, unknown))).toEqual([]);
  expect(isGuessable('8305', { last4: '5501', birthDate: '1990-01-02' })).toBe(false);
  expect(isGuessable('8305', { last4: '8305', birthDate: '1990-01-02' })).toBe(true);
});

test('[issue 5] a PIN that is made is none of them', () => {
  const pins = Array.from({ length: 200 }, () => newPin('5501'));
  expect(pins.filter((pin) => !/^\d{4}$/.test(pin) || isGuessable(pin, unknown))).toEqual([]);
});
