import type { WidgetExample } from '#registry/widget.ts';
import {
  sampleContract,
  sampleLateContract,
  samplePaidOff,
  sampleWithdrawn,
} from '#ui/loan/sample-contract.ts';
import { nextPaymentOf } from './next-payment.ts';
import type { DashboardProps } from './props.ts';
import { standingOf } from './standing.ts';

const overview = {
  firstName: 'Halina',
  emailVerified: true,
  standing: standingOf('filling-form'),
  payment: null,
  ended: [],
};

export const examples: WidgetExample<DashboardProps>[] = [
  { name: 'normal', title: 'The customer has something to do', props: {}, data: { overview } },
  {
    name: 'waiting',
    title: 'Somebody else is working on it',
    props: {},
    data: { overview: { ...overview, standing: standingOf('scoring'), emailVerified: false } },
  },
  {
    name: 'empty',
    title: 'No application',
    props: {},
    data: { overview: { ...overview, standing: standingOf('nothing') } },
  },
  {
    name: 'ended',
    title: 'Loans that are over',
    props: {},
    data: {
      overview: { ...overview, standing: standingOf('nothing'), ended: [sampleWithdrawn, samplePaidOff] },
    },
  },
  { name: 'anonymous', title: 'Nobody is signed in', props: {}, data: { overview: null } },
  {
    name: 'contract',
    title: 'A contract that is being repaid',
    props: {},
    data: {
      overview: { ...overview, standing: standingOf('contract'), payment: nextPaymentOf(sampleContract) },
    },
  },
  {
    name: 'late',
    title: 'An instalment is late',
    props: {},
    data: {
      overview: { ...overview, standing: standingOf('contract'), payment: nextPaymentOf(sampleLateContract) },
    },
  },
  {
    name: 'long',
    title: 'A long name',
    props: {},
    data: {
      overview: {
        ...overview,
        firstName: 'Wielisława-Konstantynopolitańczykowianeczka',
        standing: standingOf('contract'),
      },
    },
  },
  {
    name: 'broken',
    title: 'The status cannot be had, and there is no name',
    props: {},
    data: { overview: { ...overview, firstName: '', standing: standingOf(null) } },
  },
];
