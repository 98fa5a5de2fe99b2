import type { FieldEntry, FieldFixture } from '../../frame/field-fixture.ts';

const field = {
  alias: 'password',
  type: 'password',
  title: 'Hasło',
  validation_rules: [{ type: 'password' }],
};
const current = { alias: 'current_password', type: 'password', title: 'Obecne hasło' };

const passwordRules = {
  min_length: 10,
  max_length: 128,
  lower_case: true,
  upper_case: true,
  digit: true,
  special: false,
};

export const fixtures: readonly FieldFixture[] = [
  { name: 'normal', field: current, value: '', required: true },
  { name: 'new', field, value: '', required: true, passwordRules },
  { name: 'new, half done', field, value: 'haslo12', required: true, passwordRules },
  { name: 'new, done', field, value: 'Zielona-mozaika-7', required: true, passwordRules },
  {
    name: 'every rule',
    field,
    value: 'A'.repeat(25),
    required: true,
    passwordRules: { ...passwordRules, max_length: 24, special: true },
  },
  {
    name: 'long',
    field: {
      ...current,
      title: 'Hasło, którego teraz używasz do logowania na swoje konto w naszym portalu',
      hint: 'Potrzebujemy go, żeby mieć pewność, że to Ty zmieniasz numer telefonu przypisany do konta.',
    },
    value: 'x'.repeat(80),
  },
  { name: 'error', field: current, value: 'niepamietam', required: true, error: 'Hasło się nie zgadza.' },
  { name: 'disabled', field: current, value: 'niepamietam', required: true, disabled: true },
];

export const entries: readonly FieldEntry[] = [
  {
    name: 'keeps blanks, which may belong to it',
    field: current,
    steps: [{ type: ' dwa słowa ', into: 'current_password' }],
    becomes: ' dwa słowa ',
  },
];
