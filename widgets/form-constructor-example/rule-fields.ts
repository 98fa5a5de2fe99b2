import type { FormField } from '#schemas/form.ts';
import type { RuleType } from '#schemas/form-types.ts';

/** A text field with one rule; `title` says what the rule wants. */
const ruled = (
  rule: RuleType,
  title: string,
  { value, more = {} }: { readonly value?: unknown; readonly more?: Partial<FormField> } = {},
): FormField => ({
  alias: `rule-${rule}`,
  type: 'text',
  title,
  validation_rules: [value === undefined ? { type: rule } : { type: rule, value }],
  ...more,
});

/** Fields that show one rule each. */
export const ruleFields: Readonly<Record<RuleType, readonly FormField[]>> = {
  required: [
    ruled('required', 'Wymagane', {
      value: undefined,
      more: { error_message: 'Bez tego nie możemy odpowiedzieć.' },
    }),
  ],
  minLength: [ruled('minLength', 'Co najmniej 5 znaków', { value: 5 })],
  maxLength: [ruled('maxLength', 'Najwyżej 10 znaków', { value: 10 })],
  min: [ruled('min', 'Kwota od 100 zł', { value: 10_000, more: { type: 'money', currency: 'PLN' } })],
  max: [ruled('max', 'Liczba do 60', { value: 60, more: { type: 'number' } })],
  regex: [
    {
      ...ruled('regex', 'Trzy litery i trzy cyfry'),
      validation_rules: [
        {
          type: 'regex',
          value: '^[A-Z]{3}[0-9]{3}$',
          error_message: 'Wpisz trzy wielkie litery i trzy cyfry, na przykład ABC123.',
        },
      ],
    },
  ],
  email: [ruled('email', 'Adres e-mail w zwykłym polu')],
  phone: [ruled('phone', 'Telefon w zwykłym polu')],
  dateRange: [
    ruled('dateRange', 'Data od dziś do 30 dni naprzód', {
      value: { from: 'today', to: 'today+30' },
      more: { type: 'date' },
    }),
  ],
  age: [
    ruled('age', 'Data urodzenia osoby od 18 do 75 lat', {
      value: { min: 18, max: 75 },
      more: { type: 'date' },
    }),
  ],
  in: [ruled('in', 'Słowo „tak” albo „nie”', { value: ['tak', 'nie'] })],
  equalsField: [
    { alias: 'rule-first', type: 'text', title: 'Wpisz coś' },
    ruled('equalsField', 'Wpisz to samo', { value: 'rule-first' }),
  ],
  pesel: [ruled('pesel', 'PESEL')],
  iban: [ruled('iban', 'IBAN')],
  nrb: [ruled('nrb', 'Numer rachunku (NRB)')],
  postalCode: [ruled('postalCode', 'Kod pocztowy')],
  mimeTypes: [ruled('mimeTypes', 'Tylko PDF', { value: ['pdf'], more: { type: 'file' } })],
  maxSize: [ruled('maxSize', 'Plik do 100 kB', { value: 100_000, more: { type: 'file' } })],
  maxFiles: [ruled('maxFiles', 'Najwyżej dwa pliki', { value: 2, more: { type: 'file' } })],
  password: [
    ruled('password', 'Hasło według zasad serwera', {
      value: undefined,
      more: {
        type: 'password',
        autocomplete: 'new-password',
      },
    }),
  ],
};
