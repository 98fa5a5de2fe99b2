import { Type } from 'typebox';
import { Envelope } from '../envelope.ts';
import { Application, Resale } from '../lending/application.ts';
import { defineCall } from './define-call.ts';
import { LanguageQuery } from './request-schemas.ts';

const PartnerId = Type.String({ minLength: 1, maxLength: 60 });
const common = {
  area: 'resale',
  access: 'customer',
  tags: ['Resale'],
  query: LanguageQuery,
  failures: [400, 401, 404, 409, 422],
} as const;
/** Until the partner has taken the application over. */
const withPartners = ['resale-offer', 'resale-wait', 'inresale'] as const;

export const resaleInit = defineCall({
  ...common,
  id: 'resale.init',
  method: 'POST',
  path: '/v2/{product}/resale/init',
  statuses: ['resale-offer'],
  summary: 'Hand the application over to a partner, with the consents that allow it',
  body: Type.Object({
    offer_id: PartnerId,
    consents: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 50 }),
  }),
  answer: Envelope(Application),
});

export const resalePartner = defineCall({
  ...common,
  id: 'resale.partner',
  method: 'POST',
  path: '/v2/{product}/resale/partner',
  statuses: ['resale-offer'],
  summary: 'Choose a partner; nothing is handed over yet',
  body: Type.Object({ offer_id: PartnerId }),
  answer: Envelope(Resale),
});

export const resaleDecline = defineCall({
  ...common,
  id: 'resale.decline',
  method: 'POST',
  path: '/v2/{product}/resale/decline',
  statuses: withPartners,
  summary: 'Decline to be handed over; the application is over',
  answer: Envelope(Application),
});

export const resaleOffers = defineCall({
  ...common,
  id: 'resale.offers',
  method: 'GET',
  path: '/v2/{product}/resale/offers',
  statuses: withPartners,
  summary: 'Partners, and the consents handing over needs',
  answer: Envelope(Resale),
});
