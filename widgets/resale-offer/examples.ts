import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { ResaleOffer } from '#schemas/lending/application.ts';
import type { ResaleOfferProps } from './props.ts';
import type { Partners } from './queries.ts';

const offers: ResaleOffer[] = [
  {
    id: 'raty-baltyk',
    partner: 'Raty Bałtyk',
    about: 'Niewielkie pożyczki ratalne z decyzją w jeden dzień.',
    max_amount_minor: 500_000,
    max_months: 24,
    currency: 'PLN',
  },
  {
    id: 'spoldzielnia-wisla',
    partner: 'Spółdzielnia Wisła',
    about: 'Spółdzielcza kasa, która ocenia wniosek razem z doradcą.',
    max_amount_minor: 1_000_000,
    max_months: 48,
    currency: 'PLN',
  },
];
const partners: Partners = { offers, declineCall: sampleRef() };

export const examples: WidgetExample<ResaleOfferProps>[] = [
  { name: 'normal', title: 'Two partners', props: {}, data: { partners } },
  {
    name: 'long',
    title: 'One partner, long words',
    props: {
      title: 'Nie możemy udzielić tej pożyczki, ale wniosek może ocenić jeden z naszych partnerów',
    },
    data: {
      partners: {
        ...partners,
        offers: offers.slice(0, 1).map((one) => ({
          ...one,
          partner: 'Spółdzielcza Kasa Oszczędnościowo-Kredytowa Pracowników Gospodarki Morskiej',
        })),
      },
    },
  },
  { name: 'empty', title: 'No partner', props: {}, data: { partners: { ...partners, offers: [] } } },
  {
    name: 'broken',
    title: 'Partners cannot be had',
    props: {},
    data: { partners: { ...partners, offers: null } },
  },
];
