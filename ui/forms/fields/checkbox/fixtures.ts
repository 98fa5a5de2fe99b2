import type { FieldEntry, FieldFixture } from '../../frame/field-fixture.ts';

const field = { alias: 'same_address', type: 'checkbox', title: 'Adres do korespondencji jest taki sam' };

export const fixtures: readonly FieldFixture[] = [
  { name: 'normal', field, value: false },
  { name: 'ticked', field: { ...field, hint: 'Możesz to później zmienić w profilu.' }, value: true },
  {
    name: 'long',
    field: {
      ...field,
      title:
        'Oświadczam, że nie toczy się wobec mnie postępowanie egzekucyjne ani upadłościowe, a wszystkie podane przeze mnie informacje o zobowiązaniach są prawdziwe i kompletne',
    },
    value: false,
    required: true,
  },
  { name: 'error', field, value: false, required: true, error: 'Zaznacz, żeby przejść dalej.' },
  { name: 'disabled', field, value: true, disabled: true },
];

export const entries: readonly FieldEntry[] = [
  { name: 'is ticked', field, steps: [{ tick: 'same_address' }], becomes: true },
  {
    name: 'is ticked and unticked',
    field,
    steps: [{ tick: 'same_address' }, { tick: 'same_address' }],
    becomes: false,
  },
];
