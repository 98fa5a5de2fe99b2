import { Type } from 'typebox';
import { Envelope } from '../envelope.ts';
import { LeadRequest } from '../lead.ts';
import {
  Application,
  ApplicationUpdate,
  CounterOffer,
  CounterOfferApply,
  CounterOfferSelect,
} from '../lending/application.ts';
import { CalculatorOptions } from '../lending/calculator.ts';
import { WantedQuery } from '../lending/wanted-loan.ts';
import { Alias } from '../names.ts';
import { leadCreatePath } from './browser-paths.ts';
import { defineCall } from './define-call.ts';
import { FormAnswer, FormBody, formBodyLimit } from './form-schemas.ts';
import { LanguageQuery } from './request-schemas.ts';

export const crossSellLeadCreate = defineCall({
  id: 'cross-sell.lead-create',
  method: 'POST',
  path: leadCreatePath,
  area: 'application',
  access: 'open',
  tags: ['Leads'],
  summary: 'Keep what a visitor left; the same within 10 minutes is kept once',
  query: LanguageQuery,
  body: LeadRequest,
  answer: Envelope(Type.Object({ accepted: Type.Literal(true) })),
  failures: [400, 429],
});

const common = {
  area: 'application',
  access: 'customer',
  tags: ['Application'],
  query: LanguageQuery,
} as const;
const Answer = Envelope(Application);

/** Where the visitor came from (specification 3): anything, cut where it is kept. */
const Origin = Type.Optional(Type.Unknown());
/** The specification has two calls of one address: `app` tells them apart (security decision 1). */
const status = {
  ...common,
  method: 'GET',
  path: '/v2/{product}/application/status',
  summary: 'The customer’s application; app=1 starts one where there is none (security decision 1)',
  query: Type.Object({
    ...LanguageQuery.properties,
    app: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
    ...WantedQuery.properties,
    channel: Origin,
    instrument: Origin,
    subchannel: Origin,
    externalId: Origin,
  }),
  answer: Answer,
  failures: [400, 401, 409],
} as const;

export const applicationCreate = defineCall({ ...status, id: 'application.create', sends: { app: '1' } });

export const applicationStatus = defineCall({ ...status, id: 'application.status', sends: { app: '0' } });

/** Each step asks for a status of its own besides. */
export const applicationUpdate = defineCall({
  ...common,
  id: 'application.update',
  method: 'POST',
  path: '/v2/{product}/application/update',
  statuses: ['filling-form', 'data-checking', 'call-verification', 'nothing'],
  summary: 'Keep a draft of a step, or send what a screen of the application asks',
  body: ApplicationUpdate,
  bodyLimit: formBodyLimit,
  answer: Answer,
  failures: [400, 401, 404, 409, 422],
});

/** The lifecycle says which statuses can be left this way. */
export const applicationCancel = defineCall({
  ...common,
  id: 'application.cancel',
  method: 'POST',
  path: '/v2/{product}/application/cancel',
  summary: 'Give the application up, where its status allows it',
  answer: Answer,
  failures: [400, 401, 409],
});

const step = {
  ...common,
  path: '/v2/{product}/application/step/{alias}',
  params: Type.Object({ alias: Alias }),
} as const;

/** The summary of what was given names the questions, so `data-checking` reads them too. */
export const applicationStep = defineCall({
  ...step,
  id: 'application.step',
  method: 'GET',
  statuses: ['filling-form', 'data-checking'],
  summary: 'Form of a step of the application, with what is known already as default values',
  answer: FormAnswer,
  failures: [400, 401, 404, 409],
});

export const applicationStepSubmit = defineCall({
  ...step,
  id: 'application.step-submit',
  method: 'POST',
  statuses: ['filling-form'],
  summary: 'Send a step; the last one that is missing sends the application',
  body: FormBody,
  bodyLimit: formBodyLimit,
  answer: Answer,
  failures: [400, 401, 404, 409, 422],
});

const choosing = { ...common, statuses: ['counter-offer'] } as const;
const CounterOffers = Envelope(Type.Array(CounterOffer));

export const counterOfferList = defineCall({
  ...choosing,
  id: 'counter-offer.list',
  method: 'GET',
  path: '/v2/{product}/application/counter-offer',
  summary: 'Offers that fit instead of what was asked for, the largest amount first',
  answer: CounterOffers,
  failures: [400, 401, 404, 409],
});

export const counterOfferSelect = defineCall({
  ...choosing,
  id: 'counter-offer.select',
  method: 'POST',
  path: '/v2/{product}/application/counter-offer/select',
  summary: 'Choose an offer without taking it yet',
  body: CounterOfferSelect,
  answer: CounterOffers,
  failures: [400, 401, 404, 409],
});

export const counterOfferApply = defineCall({
  ...choosing,
  id: 'counter-offer.apply',
  method: 'POST',
  path: '/v2/{product}/application/counter-offer',
  summary: 'Take the chosen offer, or none',
  body: CounterOfferApply,
  answer: Answer,
  failures: [400, 401, 404, 409, 422],
});

export const calculatorOptions = defineCall({
  id: 'calculator.options',
  method: 'GET',
  path: '/v2/{product}/calculator/options',
  area: 'application',
  access: 'open',
  tags: ['Application'],
  summary: 'Bounds, price and representative example of the loan, as in force today',
  query: LanguageQuery,
  language: 'in-header',
  answer: Envelope(CalculatorOptions),
  failures: [400],
});
