import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { CounterOffer } from '#schemas/lending/application.ts';
import type { CounterOfferProps } from './props.ts';
import type { Choice } from './queries.ts';

const common = {
  currency: 'PLN',
  annual_rate_percent: 13.5,
  fee_percent: 8,
  valid_until: '2026-12-05T22:59:59Z',
  selected: false,
} as const;
/** Figures as `money/plan-loan.ts` calculates them. */
const offers: readonly CounterOffer[] = [
  {
    ...common,
    id: 'a',
    amount_minor: 1_500_000,
    months: 48,
    fee_minor: 120_000,
    interest_minor: 449_500,
    instalment_minor: 43_114,
    last_instalment_minor: 43_142,
    total_cost_minor: 569_500,
    total_payable_minor: 2_069_500,
    apr_percent: 18.14,
  },
  {
    ...common,
    id: 'b',
    amount_minor: 1_200_000,
    months: 36,
    fee_minor: 96_000,
    interest_minor: 266_005,
    instalment_minor: 43_388,
    last_instalment_minor: 43_425,
    total_cost_minor: 362_005,
    total_payable_minor: 1_562_005,
    apr_percent: 19.57,
  },
  {
    ...common,
    id: 'c',
    amount_minor: 800_000,
    months: 24,
    fee_minor: 64_000,
    interest_minor: 117_319,
    instalment_minor: 40_888,
    last_instalment_minor: 40_895,
    total_cost_minor: 181_319,
    total_payable_minor: 981_319,
    apr_percent: 22.47,
  },
];
const choice: Choice = {
  offers,
  wanted: { amount_minor: 2_000_000, months: 36 },
  fits: 43_500,
  selectCall: sampleRef(),
  applyCall: sampleRef(),
};

export const examples: WidgetExample<CounterOfferProps>[] = [
  { name: 'normal', title: 'Three offers', props: {}, data: { choice } },
  {
    name: 'longer',
    title: 'The wanted amount over a longer term',
    props: {},
    data: { choice: { ...choice, wanted: { amount_minor: 1_500_000, months: 24 } } },
  },
  { name: 'one', title: 'One offer', props: {}, data: { choice: { ...choice, offers: offers.slice(1, 2) } } },
  {
    name: 'long',
    title: 'Two offers under long words',
    props: {
      title: 'Możemy pożyczyć mniej, niż prosisz, ale na warunkach, które mieszczą się w Twoim budżecie',
      lead: 'Kwota, o którą prosisz, przekracza to, co według danych z wniosku i z rejestrów możesz bezpiecznie spłacać co miesiąc. Poniżej są kwoty, które możemy pożyczyć. Decyzja należy do Ciebie.',
    },
    data: { choice: { ...choice, offers: offers.slice(0, 2) } },
  },
  {
    name: 'empty',
    title: 'No offer is valid any more',
    props: {},
    data: { choice: { ...choice, offers: [] } },
  },
  {
    name: 'broken',
    title: 'The offers cannot be had',
    props: {},
    data: { choice: { ...choice, offers: null, wanted: null, fits: null } },
  },
];
