import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import {
  sampleArea,
  sampleCard,
  sampleContract,
  sampleEndedArea,
  sampleEndedContract,
  sampleFiles,
  sampleLateContract,
  sampleOffer,
  sampleOfferArea,
  samplePaidOff,
  samplePending,
  sampleWithdrawn,
  sampleWithdrawnContract,
} from '#ui/loan/sample-contract.ts';
import type { ContractMainCardProps } from './props.ts';
import type { Overview } from './queries.ts';

const running: Overview = {
  area: sampleArea,
  contract: sampleContract,
  card: sampleCard,
  files: [],
  others: [],
  dueInDays: 3,
  withdrawDays: null,
  calls: { code: sampleRef(), sign: sampleRef(), cancel: sampleRef() },
};
const offer: Overview = {
  ...running,
  area: sampleOfferArea,
  contract: sampleOffer,
  card: null,
  files: sampleFiles.slice(0, 2).map((file) => ({ ...file, path: `/document/${file.id}` })),
  dueInDays: null,
};

export const examples: WidgetExample<ContractMainCardProps>[] = [
  { name: 'normal', title: 'A running loan', props: {}, data: { overview: running } },
  { name: 'offer', title: 'A contract to sign', props: {}, data: { overview: offer } },
  {
    name: 'paid-off',
    title: 'A loan that is paid off, with money left on the card’s account',
    props: {},
    data: {
      overview: {
        ...running,
        area: { ...sampleEndedArea, elsewhere: 'application' },
        contract: sampleEndedContract,
        card: null,
        files: sampleFiles.slice(0, 1).map((file) => ({ ...file, path: `/document/${file.id}` })),
        dueInDays: null,
      },
    },
  },
  {
    name: 'withdrawn',
    title: 'Withdrawn from: the money is to be given back; an earlier loan is over, too',
    props: {},
    data: {
      overview: {
        ...running,
        area: { ...sampleEndedArea, ended: sampleWithdrawn },
        contract: sampleWithdrawnContract,
        card: null,
        others: [samplePaidOff],
        dueInDays: null,
      },
    },
  },
  {
    name: 'new',
    title: 'Signed a few days ago',
    props: {},
    data: {
      overview: {
        ...running,
        contract: {
          ...sampleContract,
          schedule: sampleOffer.schedule,
          paid_minor: 0,
        },
        dueInDays: 27,
        withdrawDays: 11,
      },
    },
  },
  {
    name: 'late',
    title: 'An instalment is late, and a payment is under way',
    props: {},
    data: {
      overview: {
        ...running,
        area: samplePending,
        contract: sampleLateContract,
        dueInDays: -9,
        card: { ...sampleCard, state: 'blocked', block_reason: 'lost' },
      },
    },
  },
  {
    name: 'long',
    title: 'A long heading and a long name',
    props: { title: 'Twoja umowa pożyczki, najbliższa płatność, karta i wszystko, co do niej należy' },
    data: {
      overview: {
        ...running,
        card: { ...sampleCard, holder: 'WIELISŁAWA-BOGUMIŁA BRZĘCZYSZCZYKIEWICZ-KONSTANTYNOPOLITAŃSKA' },
      },
    },
  },
  {
    name: 'empty',
    title: 'Nothing is due, and there is no card',
    props: {},
    data: {
      overview: { ...running, card: null, contract: { ...sampleContract, next: null }, dueInDays: null },
    },
  },
  {
    name: 'card-unavailable',
    title: 'The card cannot be had right now',
    props: {},
    data: { overview: { ...running, card: 'unavailable' } },
  },
  {
    name: 'papers-unavailable',
    title: 'A contract to sign, whose papers cannot be had right now',
    props: {},
    data: { overview: { ...offer, files: 'unavailable' } },
  },
  {
    name: 'broken',
    title: 'The contract cannot be had',
    props: {},
    data: { overview: { ...running, contract: null, card: null } },
  },
];
