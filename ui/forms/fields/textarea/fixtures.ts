import type { FieldEntry, FieldFixture } from '../../frame/field-fixture.ts';

const field = {
  alias: 'message',
  type: 'textarea',
  title: 'Wiadomość',
  placeholder: 'W czym możemy pomóc?',
  validation_rules: [{ type: 'maxLength', value: 300 }],
};

export const fixtures: readonly FieldFixture[] = [
  { name: 'normal', field, value: '', required: true },
  {
    name: 'long',
    field: { ...field, hint: 'Nie podawaj tu numeru karty ani hasła.' },
    value: `${'Dzień dobry, chciałabym rozłożyć pożyczkę na mniejsze raty. '.repeat(6)}`,
    required: true,
  },
  { name: 'error', field, value: '', required: true, error: 'Napisz, w czym możemy pomóc.' },
  { name: 'without a limit', field: { alias: 'note', type: 'textarea', title: 'Uwagi' }, value: 'Brak.' },
  { name: 'disabled', field, value: 'Dzień dobry', disabled: true },
];

export const entries: readonly FieldEntry[] = [
  {
    name: 'keeps lines',
    field,
    steps: [{ type: 'pierwsza\ndruga', into: 'message' }],
    becomes: 'pierwsza\ndruga',
  },
];
