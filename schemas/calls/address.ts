import { Type } from 'typebox';
import { Envelope } from '../envelope.ts';
import { nullable } from '../lending/figures.ts';
import {
  AddressSuggestion,
  CityHit,
  maxAddressHits,
  PostalAddress,
  PostalCodeHit,
  StreetHit,
} from '../lending/postal-address.ts';
import { defineCall } from './define-call.ts';
import { askable, LanguageQuery, limitOf } from './request-schemas.ts';

const common = { area: 'address', tags: ['Addresses'] } as const;
const looking = { ...common, method: 'GET', access: 'open', failures: [400, 429] } as const;
const TypedQuery = Type.Object({
  ...LanguageQuery.properties,
  q: Type.Optional(askable(100, 'What is typed; upper case and Polish marks mean nothing.')),
  limit: limitOf(maxAddressHits),
});
const InCodeQuery = Type.Object({
  ...TypedQuery.properties,
  code: Type.Optional(askable(10, 'Postal code.')),
});

export const addressCode = defineCall({
  ...looking,
  id: 'address.code',
  path: '/v2/{product}/correct/address/code',
  summary: 'Postal codes that begin as typed',
  query: TypedQuery,
  answer: Envelope(Type.Array(PostalCodeHit)),
});

export const addressCity = defineCall({
  ...looking,
  id: 'address.city',
  path: '/v2/{product}/correct/address/city',
  summary: 'Places, the best hit last: the client turns the result round (specification 7)',
  query: InCodeQuery,
  answer: Envelope(Type.Array(CityHit)),
});

export const addressStreet = defineCall({
  ...looking,
  id: 'address.street',
  path: '/v2/{product}/correct/address/street',
  summary: 'Streets of the places of a postal code; a village has none',
  query: InCodeQuery,
  answer: Envelope(Type.Array(StreetHit)),
});

export const addressService = defineCall({
  ...looking,
  id: 'address-service',
  path: '/v2/address-service',
  costs: true,
  summary:
    'How a third party would write the name of a place; it is asked by the server, with the server’s key',
  query: Type.Object({
    ...LanguageQuery.properties,
    name: Type.String({ pattern: '^[^\\u0000]+$', maxLength: 100 }),
    locale: Type.Optional(Type.Literal('pl')),
  }),
  sends: { locale: 'pl' },
  answer: Envelope(AddressSuggestion),
});

export const addressSelf = defineCall({
  ...common,
  id: 'address.self',
  method: 'GET',
  path: '/v2/{product}/correct/address',
  access: 'customer',
  summary: 'The customer’s address, as it stands in contract and documents; null where none is known',
  query: LanguageQuery,
  answer: Envelope(nullable(PostalAddress)),
  failures: [400, 401],
});

const SavedAddress = Type.Object({
  address: PostalAddress,
  /** Whether the register knows it. */
  source: Type.Union([Type.Literal('registry'), Type.Literal('typed')]),
  /** Set where it does not: what to look at again. */
  warning: Type.Optional(Type.String()),
});

export const addressCorrect = defineCall({
  ...common,
  id: 'address.correct',
  method: 'POST',
  path: '/v2/{product}/correct/address',
  access: 'customer',
  summary: 'Correct the address; one the register does not know is kept as it is typed, with a warning',
  query: LanguageQuery,
  body: PostalAddress,
  answer: Envelope(SavedAddress),
  failures: [400, 401, 429],
});
