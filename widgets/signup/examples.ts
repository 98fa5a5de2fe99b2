import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import { emailField, passwordField, sampleForm, textField } from '#ui/account/sample-form.ts';
import type { SignUpProps } from './props.ts';
import type { SignUpEntry } from './queries.ts';

const consent = {
  alias: 'terms',
  type: 'consent',
  title: 'Zapoznałam się lub zapoznałem się z regulaminem konta i go akceptuję.',
  document: { label: 'Regulamin konta', href: '/regulamin' },
  validation_rules: [{ type: 'required' }],
};
const entry: SignUpEntry = {
  next: null,
  group: 'personal',
  groups: [
    { alias: 'personal', title: 'Klient indywidualny', is_default: true },
    { alias: 'partner', title: 'Partner', is_default: false },
  ],
  form: sampleForm(
    { kind: 'registration', name: 'personal' },
    {
      button: 'Dalej',
      fields: [
        textField('firstname', 'Imię'),
        textField('lastname', 'Nazwisko'),
        emailField,
        passwordField('password', 'Hasło'),
        consent,
      ],
    },
  ),
  codeCall: sampleRef(),
  verifyCall: sampleRef(),
  statusCall: sampleRef(),
  terms: null,
};

export const examples: WidgetExample<SignUpProps>[] = [
  { name: 'normal', title: 'A customer signs up', props: {}, data: { entry } },
  {
    name: 'minimal',
    title: 'For the product, without groups',
    props: { registration: 'product' },
    data: { entry: { ...entry, groups: [] } },
  },
  {
    name: 'long',
    title: 'Long words and a long consent',
    props: {
      title: 'Załóż bezpłatne konto pożyczkobiorczyni lub pożyczkobiorcy',
      lead: 'Konto pozwala złożyć wniosek, podpisać umowę, zmienić termin raty i pobrać zaświadczenie. Możesz je zamknąć w każdej chwili, a Twoje dane usuniemy, gdy tylko pozwolą na to przepisy.',
    },
    data: {
      entry: {
        ...entry,
        form: sampleForm(
          { kind: 'registration', name: 'personal' },
          {
            button: 'Przejdź do potwierdzenia adresu',
            fields: [
              emailField,
              {
                ...consent,
                title:
                  'Wyrażam zgodę na otrzymywanie informacji handlowych dotyczących produktów Mozaiki i jej partnerów pocztą elektroniczną. Wiem, że mogę ją wycofać w każdej chwili, a wycofanie nie wpływa na zgodność z prawem tego, co zrobiono wcześniej.',
              },
            ],
          },
        ),
      },
    },
  },
  { name: 'broken', title: 'The form is missing', props: {}, data: { entry: { ...entry, form: null } } },
];
