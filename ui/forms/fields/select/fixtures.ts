import type { FieldEntry, FieldFixture } from '../../frame/field-fixture.ts';

const field = {
  alias: 'employment',
  type: 'select',
  title: 'Źródło dochodu',
  values: [
    { key: 'contract', value: 'Umowa o pracę' },
    { key: 'business', value: 'Własna działalność' },
    { key: 'pension', value: 'Emerytura lub renta' },
    { key: 'other', value: 'Inne' },
  ],
};

export const fixtures: readonly FieldFixture[] = [
  { name: 'normal', field, value: '', required: true },
  { name: 'chosen', field, value: 'pension', required: true },
  { name: 'limited', field, value: 'business', allowed: ['business', 'other'], required: true },
  { name: 'removed while chosen', field, value: 'gone' },
  {
    name: 'long',
    field: {
      ...field,
      placeholder: 'Wybierz rodzaj umowy, na podstawie której otrzymujesz wynagrodzenie',
      values: [
        {
          key: 'long',
          value:
            'Umowa zlecenia, umowa o dzieło albo inna umowa cywilnoprawna zawarta na czas dłuższy niż trzy miesiące',
        },
      ],
    },
    value: 'long',
  },
  { name: 'error', field, value: '', required: true, error: 'Wybierz źródło dochodu.' },
  { name: 'disabled', field, value: 'contract', disabled: true },
  { name: 'without options', field: { alias: 'empty', type: 'select', title: 'Oddział' }, value: '' },
];

export const entries: readonly FieldEntry[] = [
  { name: 'is chosen', field, steps: [{ choose: 'pension', in: 'employment' }], becomes: 'pension' },
  {
    name: 'is chosen and given up',
    field,
    steps: [
      { choose: 'pension', in: 'employment' },
      { choose: '', in: 'employment' },
    ],
    becomes: '',
  },
];
