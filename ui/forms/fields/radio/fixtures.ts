import type { FieldEntry, FieldFixture } from '../../frame/field-fixture.ts';

const field = {
  alias: 'contact_way',
  type: 'radio',
  title: 'Jak mamy się z Tobą skontaktować?',
  values: [
    { key: 'phone', value: 'Telefonicznie' },
    { key: 'email', value: 'E-mailem' },
  ],
};

const many = ['Panna lub kawaler', 'W małżeństwie', 'Po rozwodzie', 'Wdowa lub wdowiec', 'W separacji'];

export const fixtures: readonly FieldFixture[] = [
  { name: 'normal', field, value: '', required: true },
  { name: 'chosen', field: { ...field, hint: 'W dni robocze od 8 do 18' }, value: 'email' },
  {
    name: 'many',
    field: {
      ...field,
      alias: 'marital',
      title: 'Stan cywilny',
      values: many.map((value, at) => ({ key: `k${at}`, value })),
    },
    value: 'k1',
    required: true,
  },
  {
    name: 'long',
    field: {
      ...field,
      values: [
        {
          key: 'yes',
          value: 'Tak, mieszkam pod adresem, który jest wpisany w moim dowodzie osobistym lub karcie pobytu',
        },
        { key: 'no', value: 'Nie, Konstantynopolitańczykowianeczkowskiego' },
        { key: 'else', value: 'Inaczej' },
      ],
    },
    value: 'yes',
    required: true,
  },
  { name: 'limited', field, value: '', allowed: ['email'], required: true },
  { name: 'error', field, value: '', required: true, error: 'Wybierz jeden ze sposobów.' },
  { name: 'disabled', field, value: 'phone', required: true, disabled: true },
];

export const entries: readonly FieldEntry[] = [
  { name: 'is chosen', field, steps: [{ tick: 'contact_way', value: 'email' }], becomes: 'email' },
];
