import { Type } from 'typebox';
import { defineCall } from './define-call.ts';

export const addressCorrect = defineCall({
  id: 'address.correct',
  method: 'POST',
  path: '/v2/{product}/correct/address',
  area: 'address',
  access: 'customer',
  tags: [],
  summary: '',
});

export const addressCode = defineCall({
  id: 'address.code',
  method: 'GET',
  path: '/v2/{product}/correct/address/code',
  area: 'address',
  access: 'open',
  tags: [],
  summary: '',
  query: Type.Object({ q: Type.Optional(Type.String()) }),
});

export const addressCity = defineCall({
  id: 'address.city',
  method: 'GET',
  path: '/v2/{product}/correct/address/city',
  area: 'address',
  access: 'open',
  tags: [],
  summary: '',
  query: Type.Object({ q: Type.Optional(Type.String()), code: Type.Optional(Type.String()) }),
});

export const addressStreet = defineCall({
  id: 'address.street',
  method: 'GET',
  path: '/v2/{product}/correct/address/street',
  area: 'address',
  access: 'open',
  tags: [],
  summary: '',
  query: Type.Object({ q: Type.Optional(Type.String()), code: Type.Optional(Type.String()) }),
});

export const addressService = defineCall({
  id: 'address-service',
  method: 'GET',
  path: '/v2/address-service',
  area: 'address',
  access: 'open',
  tags: [],
  summary: '',
  query: Type.Object({ name: Type.Optional(Type.String()), locale: Type.Optional(Type.String()) }),
  sends: { locale: 'pl' },
});

export const addressSelf = defineCall({
  id: 'address.self',
  method: 'GET',
  path: '/v2/{product}/correct/address',
  area: 'address',
  access: 'customer',
  tags: [],
  summary: '',
});
