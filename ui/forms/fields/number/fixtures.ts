import type { FieldEntry, FieldFixture } from '../../frame/field-fixture.ts';

const field = { alias: 'dependants', type: 'number', title: 'Liczba osób na utrzymaniu' };

export const fixtures: readonly FieldFixture[] = [
  { name: 'normal', field: { ...field, hint: 'Bez Ciebie' }, value: '', required: true },
  {
    name: 'long',
    field: { ...field, title: 'Powierzchnia użytkowa mieszkania lub domu w metrach kwadratowych' },
    value: 1234567.25,
  },
  { name: 'error', field, value: 'dwoje', required: true, error: 'Wpisz liczbę, na przykład 2.' },
  { name: 'negative', field, value: -3 },
  { name: 'disabled', field, value: 2, disabled: true },
];

export const entries: readonly FieldEntry[] = [
  { name: 'understands a comma', field, steps: [{ type: '1 234,5', into: 'dependants' }], becomes: 1234.5 },
  { name: 'understands a dot', field, steps: [{ type: '2.75', into: 'dependants' }], becomes: 2.75 },
  { name: 'keeps what is no number', field, steps: [{ type: 'dwa', into: 'dependants' }], becomes: 'dwa' },
];
