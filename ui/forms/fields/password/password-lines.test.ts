import { expect, test } from 'vitest';
import { passwordLines } from './password-lines.ts';
import { purposeOf, rulesFor } from './password-purpose.ts';

const rules = {
  min_length: 10,
  max_length: 20,
  lower_case: true,
  upper_case: false,
  digit: true,
  special: false,
};
const open = (password: string) =>
  passwordLines(password, rules)
    .filter((line) => !line.met)
    .map(({ name, count }) => [name, count]);

test('[issue 4] the checklist names what the server asks for, and nothing else', () => {
  expect(passwordLines('', rules).map(({ name }) => name)).toEqual(['min_length', 'lower_case', 'digit']);
});

test('[issue 4] lines are met one by one, by the rules of the server', () => {
  expect(open('')).toHaveLength(3);
  expect(open('a1')).toEqual([['min_length', 10]]);
  expect(open('abcdefghij1')).toEqual([]);
  expect(open('ABCDEFGHIJ1')).toEqual([['lower_case', 10]]);
});

test('[issue 4] too long is said to those who wrote too much', () => {
  expect(open('abcdefghij1abcdefghij1')).toEqual([['max_length', 20]]);
});

test('[wcag 1.3.5] a password manager knows a new password from the one there is', () => {
  const field = { alias: 'password', type: 'password', title: 'Hasło' };
  const fresh = { ...field, validation_rules: [{ type: 'password' }] };
  const repeated = { ...field, validation_rules: [{ type: 'equalsField', value: 'password' }] };
  expect([field, fresh, repeated].map(purposeOf)).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ]);
  expect(purposeOf({ ...field, autocomplete: 'off' })).toBe('off');
  expect([rulesFor(field, rules), rulesFor(fresh, rules)]).toEqual([null, rules]);
});
