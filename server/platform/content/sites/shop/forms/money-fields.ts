import { field, required, rule } from '../../field.ts';

/** Questions about an address and an income. */

export const address = [
  field('city', 'autocomplete', 'Miejscowość', {
    hint: 'Zacznij pisać, a podpowiemy. Możesz też wpisać nazwę, której nie ma na liście.',
    hints: 'polish-cities',
    autocomplete: 'address-level2',
    validation_rules: [required('Podaj miejscowość.'), rule('maxLength', 80)],
  }),
  field('street', 'autocomplete', 'Ulica', {
    hint: 'Puste, jeśli w miejscowości nie ma ulic.',
    hints: 'streets',
    autocomplete: 'address-line1',
    validation_rules: [rule('maxLength', 100)],
  }),
  field('house', 'text', 'Numer domu i mieszkania', {
    placeholder: '12/4',
    autocomplete: 'address-line2',
    width: 'half',
    validation_rules: [required('Podaj numer domu.'), rule('maxLength', 20)],
  }),
  field('postal_code', 'text', 'Kod pocztowy', {
    placeholder: '00-000',
    autocomplete: 'postal-code',
    width: 'half',
    validation_rules: [
      required('Podaj kod pocztowy.'),
      rule('postalCode', undefined, 'Kod pocztowy ma postać 00-000.'),
    ],
  }),
];

/** Keys of the lookup `employment` by what they mean. */
const employed = ['fee049ed-a600-4983-bc5f-275191a53a17', '7313f31e-b7aa-4cce-81f7-de30df6f4f46'] as const;

export const income = [
  field('employment', 'select', 'Źródło dochodu', {
    lookup: 'employment',
    validation_rules: [required('Wybierz źródło dochodu.')],
  }),
  field('employer', 'autocomplete', 'Pracodawca', {
    hint: 'Nazwa firmy lub instytucji z umowy.',
    hints: 'employers',
    autocomplete: 'organization',
    validation_rules: [rule('maxLength', 120)],
    bindings: [
      { type: 'show', when: [{ field: 'employment', operator: 'in', value: [...employed] }] },
      { type: 'require', when: [{ field: 'employment', operator: 'equals', value: employed[0] }] },
    ],
  }),
  field('income', 'money', 'Dochód miesięczny na rękę', {
    hint: 'Średnia z trzech ostatnich miesięcy.',
    currency: 'PLN',
    width: 'half',
    validation_rules: [
      required('Podaj dochód. Jeśli go nie masz, wpisz 0.'),
      rule('min', 0),
      rule('max', 10_000_000, 'Podaj kwotę za jeden miesiąc, nie za cały rok.'),
    ],
  }),
  field('expenses', 'money', 'Stałe wydatki w miesiącu', {
    hint: 'Czynsz, raty, alimenty.',
    currency: 'PLN',
    width: 'half',
    validation_rules: [rule('min', 0), rule('max', 10_000_000, 'Podaj kwotę za jeden miesiąc.')],
  }),
];
