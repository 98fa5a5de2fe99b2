import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { ResaleProps } from './props.ts';
import type { HandOver } from './queries.ts';

const handOver: HandOver = {
  offer: {
    id: 'raty-baltyk',
    partner: 'Raty Bałtyk',
    about: 'Niewielkie pożyczki ratalne z decyzją w jeden dzień.',
    max_amount_minor: 500_000,
    max_months: 24,
    currency: 'PLN',
  },
  consents: [
    {
      key: 'e25ec115',
      text: 'Zgadzam się na przekazanie danych z mojego wniosku wskazanemu partnerowi, aby przygotował własną ofertę.',
      required: true,
    },
    {
      key: 'd16cf384',
      text: 'Zgadzam się, aby partner skontaktował się ze mną telefonicznie lub e-mailem w sprawie tej jednej oferty.',
      required: true,
    },
    {
      key: 'e7ecd7ac',
      text: 'Zgadzam się, aby partner przekazał Mozaika Finanse sp. z o.o. informację, czy zawarł ze mną umowę.',
      required: false,
    },
  ],
  initCall: sampleRef(),
};

export const examples: WidgetExample<ResaleProps>[] = [
  { name: 'normal', title: 'A partner and its consents', props: {}, data: { handOver } },
  {
    name: 'long',
    title: 'Long words',
    props: {
      title: 'Przekazanie wniosku o pożyczkę partnerowi, który oceni go na własnych zasadach',
      lead: 'Zanim cokolwiek przekażemy, zobacz, jakie dane trafią do partnera i na co się zgadzasz. Każdą zgodę możesz później cofnąć: u nas albo u partnera.',
    },
    data: { handOver },
  },
  { name: 'minimal', title: 'No consents', props: {}, data: { handOver: { ...handOver, consents: [] } } },
  {
    name: 'broken',
    title: 'There is no such partner',
    props: {},
    data: { handOver: { ...handOver, offer: null } },
  },
];
