import type { FieldEntry, FieldFixture } from '../../frame/field-fixture.ts';

const field = {
  alias: 'city',
  type: 'autocomplete',
  title: 'Miejscowość',
  hints: 'polish-cities',
  autocomplete: 'address-level2',
};
const strict = {
  alias: 'voivodeship',
  type: 'autocomplete',
  title: 'Województwo',
  hint: 'Zacznij pisać i wybierz z listy.',
  validation_rules: [{ type: 'in', value: ['dolnośląskie', 'lubelskie', 'łódzkie', 'mazowieckie'] }],
};

export const fixtures: readonly FieldFixture[] = [
  { name: 'normal', field, value: '', required: true },
  { name: 'prefilled', field, value: 'Łódź', required: true },
  { name: 'only from the list', field: strict, value: '', required: true },
  {
    name: 'long',
    field: {
      ...field,
      title: 'Miejscowość, w której mieścił się ostatni zakład pracy, w którym byłaś lub byłeś na umowie',
    },
    value: 'Siemieniakowszczyzna-Krasnystaw nad Wieprzem, kolonia druga',
  },
  { name: 'error', field: strict, value: 'Śląsk', required: true, error: 'Wybierz województwo z listy.' },
  { name: 'disabled', field, value: 'Kraków', disabled: true },
];

export const entries: readonly FieldEntry[] = [
  { name: 'takes what is typed', field, steps: [{ type: 'Łódź', into: 'city' }], becomes: 'Łódź' },
];
