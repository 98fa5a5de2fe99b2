import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import {
  sampleArea,
  sampleContract,
  sampleEndedArea,
  sampleLateContract,
  sampleOffer,
  sampleOfferArea,
  sampleTerms,
  sampleWithdrawn,
  sampleWithdrawnContract,
} from '#ui/loan/sample-contract.ts';
import type { ContractDetailsProps } from './props.ts';
import type { Details } from './queries.ts';

const details: Details = {
  area: sampleArea,
  contract: sampleContract,
  name: 'Halina Nowak',
  email: 'halina@example.com',
  withdrawDays: 9,
  terms: sampleTerms,
  calls: { withdrawal: sampleRef(), documents: sampleRef() },
};

export const examples: WidgetExample<ContractDetailsProps>[] = [
  { name: 'normal', title: 'Within the 14 days', props: {}, data: { details } },
  {
    name: 'late',
    title: 'An instalment is late; the 14 days are over',
    props: {},
    data: { details: { ...details, contract: sampleLateContract, withdrawDays: null } },
  },
  {
    name: 'offer',
    title: 'Offered, not signed',
    props: {},
    data: {
      details: {
        ...details,
        area: sampleOfferArea,
        contract: sampleOffer,
        withdrawDays: null,
      },
    },
  },
  {
    name: 'withdrawn',
    title: 'Withdrawn from',
    props: {},
    data: {
      details: {
        ...details,
        area: { ...sampleEndedArea, ended: sampleWithdrawn },
        contract: sampleWithdrawnContract,
        withdrawDays: null,
        terms: null,
      },
    },
  },
  {
    name: 'long',
    title: 'A long heading, the last day to withdraw',
    props: { title: 'Szczegóły umowy pożyczki, pełny harmonogram spłat i prawo odstąpienia' },
    data: {
      details: { ...details, withdrawDays: 0, name: 'Wielisława Brzęczyszczykiewicz-Konstantynopolitańska' },
    },
  },
  {
    name: 'empty',
    title: 'There is no schedule',
    props: {},
    data: { details: { ...details, contract: { ...sampleContract, schedule: [] }, withdrawDays: null } },
  },
  {
    name: 'broken',
    title: 'The contract cannot be had',
    props: {},
    data: { details: { ...details, contract: null } },
  },
];
