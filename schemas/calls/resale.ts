import { defineCall } from './define-call.ts';
import { LanguageQuery } from './request-schemas.ts';

export const resaleInit = defineCall({
  id: 'resale.init',
  method: 'POST',
  path: '/v2/{product}/resale/init',
  area: 'resale',
  access: 'customer',
  tags: [],
  summary: '',
});

export const resalePartner = defineCall({
  id: 'resale.partner',
  method: 'POST',
  path: '/v2/{product}/resale/partner',
  area: 'resale',
  access: 'customer',
  tags: [],
  summary: '',
});

export const resaleDecline = defineCall({
  id: 'resale.decline',
  method: 'POST',
  path: '/v2/{product}/resale/decline',
  area: 'resale',
  access: 'customer',
  tags: [],
  summary: '',
});

export const resaleOffers = defineCall({
  id: 'resale.offers',
  method: 'GET',
  path: '/v2/{product}/resale/offers',
  area: 'resale',
  access: 'customer',
  tags: [],
  summary: '',
  query: LanguageQuery,
});
