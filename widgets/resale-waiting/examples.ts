import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { ResaleWaitingProps } from './props.ts';
import type { Waiting } from './queries.ts';

const waiting: Waiting = {
  state: 'waiting',
  partner: 'Raty Bałtyk',
  continueUrl: null,
  declineCall: sampleRef(),
};
const over: Waiting = { ...waiting, state: 'handed-over', continueUrl: 'https://partner.example/wniosek' };

export const examples: WidgetExample<ResaleWaitingProps>[] = [
  { name: 'normal', title: 'The partner goes on', props: {}, data: { waiting: over } },
  {
    name: 'minimal',
    title: 'Handed over, without an address',
    props: {},
    data: { waiting: { ...over, continueUrl: null } },
  },
  {
    name: 'long',
    title: 'Long words',
    props: {
      title: 'Twój wniosek jest u partnera, który przygotowuje dla Ciebie własną propozycję pożyczki',
    },
    data: {
      waiting: {
        ...over,
        partner: 'Spółdzielcza Kasa Oszczędnościowo-Kredytowa Pracowników Gospodarki Morskiej',
      },
    },
  },
  {
    name: 'broken',
    title: 'Nobody knows how far it is',
    props: {},
    data: { waiting: { ...waiting, state: 'unknown', partner: null } },
  },
];
