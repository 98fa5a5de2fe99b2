import type { FieldEntry, FieldFixture } from '../../frame/field-fixture.ts';

const field = { alias: 'surname', type: 'text', title: 'Nazwisko', autocomplete: 'family-name' };

export const fixtures: readonly FieldFixture[] = [
  { name: 'normal', field, value: '', required: true },
  {
    name: 'hint',
    field: {
      ...field,
      alias: 'pesel',
      title: 'PESEL',
      hint: '11 cyfr, znajdziesz je w dowodzie osobistym',
      placeholder: '90010112345',
      validation_rules: [{ type: 'pesel' }],
    },
    value: '',
    required: true,
  },
  {
    name: 'long',
    field: {
      ...field,
      title:
        'Nazwa pracodawcy lub, jeżeli prowadzisz jednoosobową działalność gospodarczą, pełna nazwa firmy zgodna z wpisem w ewidencji',
      hint: 'Przepisz ją dokładnie tak, jak brzmi w umowie albo w Centralnej Ewidencji i Informacji o Działalności Gospodarczej.',
    },
    value: 'Przedsiębiorstwo Produkcyjno-Handlowo-Usługowe Konstantynopolitańczykowianeczka spółka z o.o.',
  },
  { name: 'error', field, value: '1', required: true, error: 'Wpisz nazwisko, tak jak w dowodzie.' },
  {
    name: 'code',
    field: { alias: 'code', type: 'text', title: 'Kod z wiadomości', autocomplete: 'one-time-code' },
    value: '204815',
    required: true,
  },
  { name: 'disabled', field, value: 'Nowak', required: true, disabled: true },
];

export const entries: readonly FieldEntry[] = [
  {
    name: 'takes what is typed',
    field,
    steps: [{ type: 'Wójcik-Żak', into: 'surname' }],
    becomes: 'Wójcik-Żak',
  },
];
