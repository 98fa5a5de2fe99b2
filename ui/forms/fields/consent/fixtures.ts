import type { FieldEntry, FieldFixture } from '../../frame/field-fixture.ts';

const field = {
  alias: 'consent_terms',
  type: 'consent',
  title: 'Znam i akceptuję regulamin świadczenia usług drogą elektroniczną.',
  document: { label: 'Regulamin', href: '/regulamin' },
};

export const fixtures: readonly FieldFixture[] = [
  { name: 'normal', field, value: false, required: true },
  { name: 'ticked', field, value: true, required: true },
  {
    name: 'long',
    field: {
      alias: 'consent_marketing',
      type: 'consent',
      title:
        'Zgadzam się na otrzymywanie informacji handlowych o produktach i usługach drogą elektroniczną na podany adres e-mail. Zgodę mogę w każdej chwili wycofać, co nie wpływa na zgodność z prawem przetwarzania sprzed jej wycofania.',
      hint: 'Piszemy najwyżej dwa razy w miesiącu.',
    },
    value: false,
  },
  {
    name: 'error',
    field,
    value: false,
    required: true,
    error: 'Zaznacz zgodę. Bez niej nie możemy założyć konta.',
  },
  { name: 'disabled', field, value: true, required: true, disabled: true },
];

export const entries: readonly FieldEntry[] = [
  { name: 'is given', field, steps: [{ tick: 'consent_terms' }], becomes: true },
];
