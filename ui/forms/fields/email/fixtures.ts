import type { FieldEntry, FieldFixture } from '../../frame/field-fixture.ts';

const field = {
  alias: 'email',
  type: 'email',
  title: 'Adres e-mail',
  hint: 'Wyślemy na niego kod potwierdzający.',
};

export const fixtures: readonly FieldFixture[] = [
  { name: 'normal', field, value: '', required: true },
  {
    name: 'long',
    field,
    value: 'konstantyna.wierzbicka-brzeczyszczykiewicz+pozyczka@bardzo-dluga-domena.example',
    required: true,
  },
  {
    name: 'error',
    field,
    value: 'anna@poczta',
    required: true,
    error: 'Sprawdź adres. Powinien wyglądać tak: anna@poczta.example.',
  },
  { name: 'prefilled', field, value: 'anna@poczta.example' },
  { name: 'disabled', field, value: 'anna@poczta.example', disabled: true },
];

export const entries: readonly FieldEntry[] = [
  {
    name: 'leaves out spaces that came with pasting',
    field,
    steps: [{ type: ' anna@poczta.example ', into: 'email' }],
    becomes: 'anna@poczta.example',
  },
];
