import { expect, test } from 'vitest';
import { figuresFor } from '#engine/credit/figures.ts';
import type { FormField } from '#schemas/form.ts';
import { answerWords } from './answer-words.ts';

const language = { figures: (currency = 'PLN') => figuresFor('pl', currency), yes: 'tak', no: 'nie' };
const field = (type: string, more: Partial<FormField> = {}): FormField => ({
  alias: 'one',
  type,
  title: 'Pytanie',
  ...more,
});
const options = [
  { key: 'own', value: 'Na własność' },
  { key: 'rent', value: 'Wynajem' },
];

test.each([
  ['text', 'Gdańsk', 'Gdańsk'],
  ['money', 123_456, '1\u00a0234,56\u00a0zł'],
  ['date', '1990-03-08', '8\u00a0marca\u00a01990'],
  ['checkbox', false, 'nie'],
  ['number', 0, '0'],
])('[issue 5] an answer of type %s is read back in words', (type, value, words) => {
  expect(answerWords(field(type), value, language)).toBe(words);
});

test('[issue 5] choices are read back in the words of the options', () => {
  expect(answerWords(field('select', { values: options }), 'rent', language)).toBe('Wynajem');
  expect(answerWords(field('multi-select', { values: options }), ['own', 'rent'], language)).toBe(
    'Na własność, Wynajem',
  );
});

test.each([
  ['password', 'Tajne-2026'],
  ['consent', true],
  ['hidden', 'x'],
  ['text', ''],
  ['multi-select', []],
  ['text', { nested: 'x' }],
])('[issue 5] nothing is told of type %s', (type, value) => {
  expect(answerWords(field(type), value, language)).toBeNull();
});
