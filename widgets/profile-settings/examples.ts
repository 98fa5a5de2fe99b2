import type { WidgetExample } from '#registry/widget.ts';
import { readRef, sampleRef } from '#schemas/calls/call-ref.ts';
import { emailField, sampleForm, textField } from '#ui/account/sample-form.ts';
import type { ProfileSettingsProps } from './props.ts';
import type { Profile } from './queries.ts';

const profile: Profile = {
  name: 'Halina Nowak',
  contacts: [
    { kind: 'email', value: 'halina@example.com', verified: true },
    { kind: 'phone', value: '+48600100200', verified: false },
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
  files: [],
  filePath: `${readRef(sampleRef('GET')).path}/{id}`,
  fileCalls: { list: sampleRef('GET'), remove: sampleRef('DELETE') },
  keyCall: sampleRef(),
  keyRemoveCall: sampleRef(),
  keys: [],
  passkeys: [
    {
      id: '1f6a2b30-0000-4000-8000-000000000001',
      name: 'Chrome, Android',
      created_at: '2026-03-02T08:15:00.000Z',
      last_used_at: '2026-09-30T17:40:00.000Z',
      synced: true,
    },
  ],
  passkeyCalls: { ask: sampleRef(), add: sampleRef(), remove: sampleRef() },
  devices: [
    {
      id: '1f6a2b30-0000-4000-8000-000000000002',
      created_at: '2026-10-01T07:00:00.000Z',
      last_used_at: '2026-10-01T07:05:00.000Z',
      address: '203.0.113.7',
      agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
      current: true,
    },
    {
      id: '1f6a2b30-0000-4000-8000-000000000003',
      created_at: '2026-10-01T06:50:00.000Z',
      last_used_at: '2026-10-01T06:58:00.000Z',
      address: '2001:db8:52::1',
      agent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      current: false,
    },
  ],
  deviceEndCall: sampleRef(),
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
        files: [
          {
            id: '1f6a2b30-0000-4000-8000-000000000005',
            name: 'zaswiadczenie-o-dochodach-i-zatrudnieniu-podpisane-elektronicznie-przez-pracodawce-2026.pdf',
            size: 1_482_911,
            type: 'application/pdf',
            created_at: '2026-06-11T09:30:00.000Z',
          },
        ],
        keys: [
          {
            id: '1f6a2b30-0000-4000-8000-000000000004',
            fingerprint: '8f14e45fceea167a5a36dedd4bea2543',
            created_at: '2026-05-20T12:00:00.000Z',
          },
        ],
        passkeys: [],
        devices: [],
      },
    },
  },
  { name: 'empty', title: 'Nobody is signed in: nothing is shown', props: {}, data: { profile: null } },
  {
    name: 'broken',
    title: 'The form is missing, and there is no name',
    props: {},
    data: {
      profile: { ...profile, name: '', form: null, files: null, passkeys: null, keys: null, devices: null },
    },
  },
];
