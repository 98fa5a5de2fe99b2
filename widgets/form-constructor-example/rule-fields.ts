import type { FormField } from '#schemas/form.ts';
import type { RuleType } from '#schemas/form-types.ts';

/** A text field with one rule; `title` says what the rule wants. */
const ruled = (rule: RuleType, title: string, value?: unknown, more: Partial<FormField> = {}): FormField => ({
  alias: `rule-${rule}`,
  type: 'text',
  title,
  validation_rules: [value === undefined ? { type: rule } : { type: rule, value }],
  ...more,
});

/** Fields that show one rule each. */
export const ruleFields: Readonly<Record<RuleType, readonly FormField[]>> = {
  required: [
    ruled('required', 'Wymagane', undefined, { error_message: 'Bez tego nie możemy odpowiedzieć.' }),
  ],
  minLength: [ruled('minLength', 'Co najmniej 5 znaków', 5)],
  maxLength: [ruled('maxLength', 'Najwyżej 10 znaków', 10)],
  min: [ruled('min', 'Kwota od 100 zł', 10_000, { type: 'money', currency: 'PLN' })],
  max: [ruled('max', 'Liczba do 60', 60, { type: 'number' })],
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
    ruled('dateRange', 'Data od dziś do 30 dni naprzód', { from: 'today', to: 'today+30' }, { type: 'date' }),
  ],
  age: [ruled('age', 'Data urodzenia osoby od 18 do 75 lat', { min: 18, max: 75 }, { type: 'date' })],
  in: [ruled('in', 'Słowo „tak” albo „nie”', ['tak', 'nie'])],
  equalsField: [
    { alias: 'rule-first', type: 'text', title: 'Wpisz coś' },
    ruled('equalsField', 'Wpisz to samo', 'rule-first'),
  ],
  pesel: [ruled('pesel', 'PESEL')],
  iban: [ruled('iban', 'IBAN')],
  nrb: [ruled('nrb', 'Numer rachunku (NRB)')],
  postalCode: [ruled('postalCode', 'Kod pocztowy')],
  mimeTypes: [ruled('mimeTypes', 'Tylko PDF', ['pdf'], { type: 'file' })],
  maxSize: [ruled('maxSize', 'Plik do 100 kB', 100_000, { type: 'file' })],
  maxFiles: [ruled('maxFiles', 'Najwyżej dwa pliki', 2, { type: 'file' })],
  password: [
    ruled('password', 'Hasło według zasad serwera', undefined, {
      type: 'password',
      autocomplete: 'new-password',
    }),
  ],
};
