import { Type } from 'typebox';
import { Envelope } from '../envelope.ts';
import { LeadOffer } from '../lead.ts';
import { defineCall } from './define-call.ts';
import { LanguageQuery } from './request-schemas.ts';

export const crossSellLeadOffers = defineCall({
  id: 'cross-sell.lead-offers',
  method: 'GET',
  path: '/v2/cross-sell/lead-offers',
  area: 'application',
  access: 'open',
  tags: ['Offers'],
  summary: 'Offers of partners and of our other products',
  query: LanguageQuery,
  answer: Envelope(Type.Array(LeadOffer)),
  failures: [400],
});
