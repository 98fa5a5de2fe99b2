import type { FieldEntry, FieldFixture } from '../../frame/field-fixture.ts';

const field = {
  alias: 'birth_date',
  type: 'date',
  title: 'Data urodzenia',
  hint: 'Na przykład 27 3 1990',
  autocomplete: 'bday',
};

export const fixtures: readonly FieldFixture[] = [
  { name: 'normal', field, value: '', required: true },
  { name: 'prefilled', field, value: '1990-03-27', required: true },
  { name: 'unfinished', field, value: '-3-27', required: true },
  {
    name: 'error',
    field,
    value: '2015-03-27',
    required: true,
    error: 'Pożyczki udzielamy osobom, które skończyły 18 lat.',
  },
  {
    name: 'long',
    field: {
      alias: 'document_date',
      type: 'date',
      title: 'Data ważności dokumentu tożsamości, którym posługujesz się na co dzień',
    },
    value: '2031-12-01',
  },
  { name: 'disabled', field, value: '1990-03-27', disabled: true },
];

export const entries: readonly FieldEntry[] = [
  {
    name: 'is put together',
    field,
    steps: [
      { type: '7', into: 'birth_date-day' },
      { type: '3', into: 'birth_date-month' },
      { type: '1990', into: 'birth_date-year' },
    ],
    becomes: '1990-03-07',
  },
  {
    name: 'takes a whole date pasted into one box',
    field,
    steps: [{ type: '27.03.1990', into: 'birth_date-day' }],
    becomes: '1990-03-27',
  },
  {
    name: 'keeps an unfinished one',
    field,
    steps: [{ type: '7', into: 'birth_date-day' }],
    becomes: '--7',
  },
];
