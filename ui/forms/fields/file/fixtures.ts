import type { FieldEntry, FieldFixture } from '../../frame/field-fixture.ts';

const field = {
  alias: 'document',
  type: 'file',
  title: 'Skan lub zdjęcie dokumentu',
  validation_rules: [
    { type: 'mimeTypes', value: ['jpeg', 'png', 'pdf', 'msword'] },
    { type: 'maxFiles', value: 3 },
  ],
};
const one = {
  ...field,
  alias: 'picture',
  title: 'Zdjęcie dokumentu',
  hint: 'Zasłoń numer PESEL, jeśli nie chcesz go pokazywać.',
  validation_rules: [
    { type: 'mimeTypes', value: ['jpeg', 'png'] },
    { type: 'maxFiles', value: 1 },
    { type: 'maxSize', value: 2_621_440 },
  ],
};

export const fixtures: readonly FieldFixture[] = [
  { name: 'normal', field, value: [], required: true },
  { name: 'one', field: one, value: [], required: true },
  {
    name: 'prefilled',
    field,
    value: ['7d6f1c52-2b0b-4c3a-9c0a-000000000001', '7d6f1c52-2b0b-4c3a-9c0a-000000000002'],
  },
  {
    name: 'long',
    field: {
      ...field,
      title: 'Zaświadczenie o zarobkach wystawione przez pracodawcę nie dawniej niż trzydzieści dni temu',
    },
    value: [],
  },
  { name: 'error', field: one, value: [], required: true, error: 'Dodaj zdjęcie dokumentu.' },
  { name: 'disabled', field, value: ['7d6f1c52-2b0b-4c3a-9c0a-000000000001'], disabled: true },
];

export const entries: readonly FieldEntry[] = [];
