import type { FieldEntry, FieldFixture } from '../../frame/field-fixture.ts';

const field = { alias: 'phone', type: 'phone', title: 'Numer telefonu', placeholder: '600 100 200' };

export const fixtures: readonly FieldFixture[] = [
  { name: 'normal', field, value: '', required: true },
  { name: 'prefilled', field, value: '+48600100200', required: true },
  {
    name: 'another country',
    field: { ...field, hint: 'Numer spoza Polski zacznij od + i numeru kraju.' },
    value: '+380671234567',
  },
  { name: 'error', field, value: '+4860010', required: true, error: 'Sprawdź numer. Polski ma 9 cyfr.' },
  { name: 'disabled', field, value: '+48600100200', disabled: true },
];

export const entries: readonly FieldEntry[] = [
  { name: 'has the prefix', field, steps: [{ type: '600 100 200', into: 'phone' }], becomes: '+48600100200' },
  {
    name: 'keeps the country that is typed',
    field,
    steps: [{ type: '+380 67 123 45 67', into: 'phone' }],
    becomes: '+380671234567',
  },
];
