import { Type } from 'typebox';
import { defineCall } from './define-call.ts';

export const checkout = defineCall({
  id: 'checkout',
  method: 'POST',
  path: '/v2/order/checkout',
  area: 'shop',
  access: 'open',
  tags: [],
  summary: '',
  isPlanned: true,
});

export const favouriteList = defineCall({
  id: 'favourite.list',
  method: 'GET',
  path: '/v2/favourite',
  area: 'shop',
  access: 'open',
  tags: [],
  summary: '',
  isPlanned: true,
  query: Type.Object({
    limit: Type.Optional(Type.String()),
    with_product_type: Type.Optional(Type.String()),
    'idOnly?': Type.Optional(Type.String()),
  }),
  sends: { limit: '10000' },
});

export const favouriteAdd = defineCall({
  id: 'favourite.add',
  method: 'POST',
  path: '/v2/favourite/add',
  area: 'shop',
  access: 'open',
  tags: [],
  summary: '',
  isPlanned: true,
});

export const favouriteRemove = defineCall({
  id: 'favourite.remove',
  method: 'POST',
  path: '/v2/favourite/remove',
  area: 'shop',
  access: 'open',
  tags: [],
  summary: '',
  isPlanned: true,
});

export const cartSubmit = defineCall({
  id: 'cart.submit',
  method: 'POST',
  path: '/v2/cart',
  area: 'shop',
  access: 'open',
  tags: [],
  summary: '',
  isPlanned: true,
});
