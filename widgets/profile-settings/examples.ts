import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import { emailField, sampleForm, textField } from '#ui/account/sample-form.ts';
import type { ProfileSettingsProps } from './props.ts';
import type { Profile } from './queries.ts';

const profile: Profile = {
  name: 'Halina Nowak',
  contacts: [
    { kind: 'email', value: 'halina@example.com', verified: true },
    { kind: 'phone', value: '+48 600 100 200', verified: false },
  ],
  form: sampleForm(
    { kind: 'profile-update', name: 'personal' },
    {
      button: 'Zapisz zmiany',
      fields: [
        textField('firstname', 'Imię'),
        textField('lastname', 'Nazwisko'),
        emailField,
        textField('city', 'Miejscowość'),
      ],
    },
  ),
  contactCalls: { codeCall: sampleRef(), verifyCall: sampleRef() },
  keyCall: sampleRef(),
};

export const examples: WidgetExample<ProfileSettingsProps>[] = [
  { name: 'normal', title: 'A customer', props: {}, data: { profile } },
  {
    name: 'long',
    title: 'Long names and addresses',
    props: { title: 'Ustawienia konta pożyczkobiorczyni lub pożyczkobiorcy Mozaiki' },
    data: {
      profile: {
        ...profile,
        name: 'Wielisława-Konstancja Brzęczyszczykiewicz-Konstantynopolitańczykowianeczka',
        contacts: [
          {
            kind: 'email',
            value: 'wielislawa.konstancja.brzeczyszczykiewicz-konstantynopolitanczykowianeczka@example.com',
            verified: false,
          },
        ],
      },
    },
  },
  { name: 'empty', title: 'Nobody is signed in: nothing is shown', props: {}, data: { profile: null } },
  {
    name: 'broken',
    title: 'The form is missing, and there is no name',
    props: {},
    data: { profile: { ...profile, name: '', form: null } },
  },
];
