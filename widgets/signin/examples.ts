import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import { demoAccounts } from '#schemas/demo-accounts.ts';
import { emailField, passwordField, sampleForm } from '#ui/account/sample-form.ts';
import type { SignInProps } from './props.ts';
import type { SignInEntry } from './queries.ts';

const entry: SignInEntry = {
  next: null,
  ended: false,
  way: 'password',
  group: 'personal',
  groups: [
    { alias: 'personal', title: 'Klient indywidualny', is_default: true },
    { alias: 'partner', title: 'Partner', is_default: false },
  ],
  form: sampleForm(
    { kind: 'login', name: 'personal' },
    { button: 'Zaloguj się', fields: [emailField, passwordField('current', 'Hasło')] },
  ),
  networks: [{ alias: 'mozaika-id', title: 'Mozaika ID', signInCall: sampleRef() }],
  socialTokenCall: sampleRef(),
  linkCall: sampleRef(),
  signatureCall: sampleRef(),
  passkeyCalls: { ask: sampleRef(), signIn: sampleRef() },
  demo: demoAccounts,
};
const plain: SignInEntry = { ...entry, groups: [], networks: [], socialTokenCall: null, demo: null };

export const examples: WidgetExample<SignInProps>[] = [
  { name: 'normal', title: 'With a password', props: {}, data: { entry } },
  { name: 'passkey', title: 'With a passkey', props: {}, data: { entry: { ...entry, way: 'passkey' } } },
  { name: 'link', title: 'With a link by mail', props: {}, data: { entry: { ...entry, way: 'link' } } },
  { name: 'signature', title: 'With a key', props: {}, data: { entry: { ...entry, way: 'signature' } } },
  { name: 'minimal', title: 'One kind of account, as in production', props: {}, data: { entry: plain } },
  {
    name: 'ended',
    title: 'The session is over',
    props: {},
    data: { entry: { ...plain, next: '/profile-settings', ended: true } },
  },
  {
    name: 'long',
    title: 'Many kinds of accounts, long words',
    props: {
      title: 'Zaloguj się na konto pożyczkobiorczyni lub pożyczkobiorcy Mozaiki',
      lead: 'Po zalogowaniu sprawdzisz wniosek, podpiszesz umowę, zmienisz termin raty i pobierzesz zaświadczenia. Jeśli logujesz się z nowego urządzenia, możemy poprosić o dodatkowe potwierdzenie.',
    },
    data: {
      entry: {
        ...entry,
        groups: [
          ...entry.groups,
          {
            alias: 'advisers',
            title: 'Doradczynie i doradcy w oddziałach partnerskich',
            is_default: false,
          },
        ],
      },
    },
  },
  { name: 'broken', title: 'The form is missing', props: {}, data: { entry: { ...plain, form: null } } },
];
