import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import { sampleArea } from '#ui/loan/sample-contract.ts';
import type { ContractUserDataProps } from './props.ts';
import type { Person } from './queries.ts';

const person: Person = {
  area: sampleArea,
  self: { name: 'Halina Nowak', email: 'halina@example.com', phone: '+48600100200', phoneVerified: true },
  address: { postal_code: '00-238', city: 'Warszawa', street: 'Długa', house: '5', flat: '3' },
  calls: {
    correct: sampleRef(),
    code: sampleRef(),
    city: sampleRef(),
    street: sampleRef(),
    suggest: sampleRef(),
    phone: sampleRef(),
    verify: sampleRef(),
  },
};

export const examples: WidgetExample<ContractUserDataProps>[] = [
  { name: 'normal', title: 'Everything is known', props: {}, data: { person } },
  {
    name: 'long',
    title: 'A long name and address',
    props: { title: 'Twoje dane, adres do korespondencji i numer telefonu' },
    data: {
      person: {
        ...person,
        self: {
          name: 'Wielisława Brzęczyszczykiewicz-Konstantynopolitańska',
          email: 'wielislawa.brzeczyszczykiewicz-konstantynopolitanska@poczta.example.com',
          phone: null,
          phoneVerified: false,
        },
        address: {
          postal_code: '95-050',
          city: 'Konstantynów Łódzki przy Aleksandrowie',
          street: 'Aleja Marszałka Edwarda Śmigłego-Rydza i Obrońców Westerplatte',
          house: '128 budynek B',
          flat: '1024',
        },
      },
    },
  },
  { name: 'empty', title: 'No address yet', props: {}, data: { person: { ...person, address: null } } },
  {
    name: 'address-unavailable',
    title: 'The address cannot be had right now',
    props: {},
    data: { person: { ...person, address: 'unavailable' } },
  },
  {
    name: 'broken',
    title: 'The account cannot be had',
    props: {},
    data: { person: { ...person, self: null } },
  },
];
