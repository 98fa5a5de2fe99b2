import { Type } from 'typebox';
import { defineCall } from './define-call.ts';
import { LanguageQuery } from './request-schemas.ts';

export const crossSellLeadCreate = defineCall({
  id: 'cross-sell.lead-create',
  method: 'POST',
  path: '/v2/cross-sell/lead-create',
  area: 'application',
  access: 'open',
  tags: [],
  summary: '',
  query: LanguageQuery,
});

export const applicationCreate = defineCall({
  id: 'application.create',
  method: 'GET',
  path: '/v2/{product}/application/status',
  area: 'application',
  access: 'customer',
  tags: [],
  summary: '',
  query: Type.Object({ app: Type.Optional(Type.String()) }),
  sends: { app: '1' },
});

export const applicationStatus = defineCall({
  id: 'application.status',
  method: 'GET',
  path: '/v2/{product}/application/status',
  area: 'application',
  access: 'customer',
  tags: [],
  summary: '',
  query: Type.Object({ app: Type.Optional(Type.String()) }),
  sends: { app: '0' },
});

export const applicationUpdate = defineCall({
  id: 'application.update',
  method: 'POST',
  path: '/v2/{product}/application/update',
  area: 'application',
  access: 'customer',
  tags: [],
  summary: '',
  query: LanguageQuery,
});

export const counterOfferList = defineCall({
  id: 'counter-offer.list',
  method: 'GET',
  path: '/v2/{product}/application/counter-offer',
  area: 'application',
  access: 'customer',
  tags: [],
  summary: '',
});

export const counterOfferApply = defineCall({
  id: 'counter-offer.apply',
  method: 'POST',
  path: '/v2/{product}/application/counter-offer',
  area: 'application',
  access: 'customer',
  tags: [],
  summary: '',
});

export const counterOfferSelect = defineCall({
  id: 'counter-offer.select',
  method: 'POST',
  path: '/v2/{product}/application/counter-offer/select',
  area: 'application',
  access: 'customer',
  tags: [],
  summary: '',
});

export const calculatorOptions = defineCall({
  id: 'calculator.options',
  method: 'GET',
  path: '/v2/{product}/calculator/options',
  area: 'application',
  access: 'open',
  tags: [],
  summary: '',
});

export const applicationCancel = defineCall({
  id: 'application.cancel',
  method: 'POST',
  path: '/v2/{product}/application/cancel',
  area: 'application',
  access: 'customer',
  tags: [],
  summary: '',
});

export const applicationStep = defineCall({
  id: 'application.step',
  method: 'GET',
  path: '/v2/{product}/application/step/{alias}',
  area: 'application',
  access: 'customer',
  tags: [],
  summary: '',
  params: Type.Object({ alias: Type.String() }),
  query: LanguageQuery,
});

export const applicationStepSubmit = defineCall({
  id: 'application.step-submit',
  method: 'POST',
  path: '/v2/{product}/application/step/{alias}',
  area: 'application',
  access: 'customer',
  tags: [],
  summary: '',
  params: Type.Object({ alias: Type.String() }),
  query: LanguageQuery,
});
