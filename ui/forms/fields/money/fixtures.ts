import type { FieldEntry, FieldFixture } from '../../frame/field-fixture.ts';

const field = { alias: 'income', type: 'money', title: 'Dochód miesięczny na rękę' };

export const fixtures: readonly FieldFixture[] = [
  { name: 'normal', field, value: '', required: true },
  {
    name: 'prefilled',
    field: { ...field, hint: 'Średnia z ostatnich trzech miesięcy' },
    value: 1234567_50,
    required: true,
  },
  { name: 'euro', field: { ...field, alias: 'euros', currency: 'EUR' }, value: 99900 },
  { name: 'code', field: { ...field, alias: 'crowns', currency: 'SEK' }, value: 99905 },
  {
    name: 'error',
    field,
    value: 'cztery tysiące',
    required: true,
    error: 'Wpisz kwotę cyframi, na przykład 4 200.',
  },
  { name: 'disabled', field, value: 420000, disabled: true },
];

export const entries: readonly FieldEntry[] = [
  { name: 'is whole minor units', field, steps: [{ type: '4 200,50', into: 'income' }], becomes: 420050 },
  { name: 'understands a dot', field, steps: [{ type: '4200.5', into: 'income' }], becomes: 420050 },
  {
    name: 'emptied again is empty',
    field,
    steps: [
      { type: '5', into: 'income' },
      { type: '', into: 'income' },
    ],
    becomes: '',
  },
];
