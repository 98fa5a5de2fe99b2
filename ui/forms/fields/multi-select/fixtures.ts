import type { FieldEntry, FieldFixture } from '../../frame/field-fixture.ts';

const field = {
  alias: 'obligations',
  type: 'multi-select',
  title: 'Jakie masz teraz zobowiązania?',
  hint: 'Zaznacz wszystkie, które spłacasz.',
  values: [
    { key: 'loan', value: 'Pożyczka' },
    { key: 'card', value: 'Karta kredytowa' },
    { key: 'mortgage', value: 'Kredyt hipoteczny' },
    { key: 'leasing', value: 'Leasing' },
  ],
};

const banks = [
  'Bank Spółdzielczy w Brodnicy',
  'Bank Śląskich Kupców',
  'Łódzka Kasa Oszczędności',
  'Kasa Stefczyka',
  'Mazowiecki Bank Rolny',
  'Bank Pomorza i Kujaw',
  'Żuławska Kasa Kredytowa',
  'Podhalański Bank Ludowy',
  'Wielkopolska Spółdzielcza Kasa Oszczędnościowo-Kredytowa',
  'Bank Nowy Świat',
];

export const fixtures: readonly FieldFixture[] = [
  { name: 'normal', field, value: [], required: true },
  { name: 'chosen', field, value: ['card', 'leasing'] },
  {
    name: 'long',
    field: {
      ...field,
      alias: 'banks',
      title: 'W których bankach masz rachunek?',
      values: banks.map((value, at) => ({ key: `bank-${at}`, value })),
    },
    value: ['bank-2', 'bank-8'],
  },
  { name: 'limited', field, value: ['loan'], allowed: ['loan', 'card'], required: true },
  { name: 'error', field, value: [], required: true, error: 'Zaznacz przynajmniej jedno.' },
  { name: 'disabled', field, value: ['loan'], disabled: true },
];

export const entries: readonly FieldEntry[] = [
  {
    name: 'keeps the order of the options',
    field,
    steps: [
      { tick: 'obligations', value: 'leasing' },
      { tick: 'obligations', value: 'loan' },
    ],
    becomes: ['loan', 'leasing'],
  },
  {
    name: 'is taken back',
    field,
    steps: [
      { tick: 'obligations', value: 'loan' },
      { tick: 'obligations', value: 'loan' },
    ],
    becomes: [],
  },
];
