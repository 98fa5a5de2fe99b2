import { Type } from 'typebox';
import { Envelope } from '../envelope.ts';
import { Checkout, CheckoutDone, Order, OrderSummary } from '../order.ts';
import { defineCall } from './define-call.ts';
import { askable, IdempotencyHeaders, LanguageQuery, limitOf, Offset } from './request-schemas.ts';
import { rowLimits } from './row-limits.ts';

const common = { area: 'shop', tags: ['Orders'] } as const;

/** What opens an order to whoever bought it. */
const OrderKey = Type.Object({ number: askable(20), token: askable(100) });

export const checkout = defineCall({
  ...common,
  id: 'checkout',
  method: 'POST',
  path: '/v2/order/checkout',
  access: 'open',
  summary: 'Order goods: everything is calculated anew, and the pieces are reserved with the order',
  description:
    'Another sum than `expected_total_minor`, a price or a stock that changed is refused with 409 `cart_changed` and what changed.',
  query: LanguageQuery,
  headers: IdempotencyHeaders,
  body: Checkout,
  bodyLimit: 64 * 1024,
  answer: Envelope(CheckoutDone),
  failures: [400, 401, 409, 422, 429],
});

/** A POST, so that the token stands in no address and no log. */
export const orderGet = defineCall({
  ...common,
  id: 'order.get',
  method: 'POST',
  path: '/v2/order/get',
  access: 'open',
  summary: 'An order, for whoever has its number and its token',
  query: LanguageQuery,
  body: OrderKey,
  answer: Envelope(Order),
  failures: [400, 404, 429],
});

export const orderDocument = defineCall({
  ...common,
  id: 'order.document',
  method: 'POST',
  path: '/v2/order/document',
  access: 'open',
  summary: 'What was ordered, as PDF, for whoever has the number and the token of the order',
  description: 'A POST, because what opens an order stands in no address.',
  session: ['gives-file'],
  query: LanguageQuery,
  body: OrderKey,
  failures: [400, 404, 429],
});

export const orderCancel = defineCall({
  ...common,
  id: 'order.cancel',
  method: 'POST',
  path: '/v2/order/cancel',
  access: 'open',
  summary: 'Give up an order that is not packed yet; what was paid goes back',
  query: LanguageQuery,
  body: OrderKey,
  answer: Envelope(Order),
  failures: [400, 404, 409, 429],
});

export const orderWithdraw = defineCall({
  ...common,
  id: 'order.withdraw',
  method: 'POST',
  path: '/v2/order/withdraw',
  access: 'open',
  summary: 'Withdraw from an order, until some days after it was delivered (consumer rights act art. 27)',
  query: LanguageQuery,
  body: OrderKey,
  answer: Envelope(Order),
  failures: [400, 404, 409, 429],
});

export const orderClaim = defineCall({
  ...common,
  id: 'order.claim',
  method: 'POST',
  path: '/v2/order/claim',
  access: 'customer',
  summary: 'Keep an order that was made as a guest in the account of the signed-in customer',
  query: LanguageQuery,
  body: OrderKey,
  answer: Envelope(Order),
  failures: [400, 401, 404, 429],
});

export const orderList = defineCall({
  ...common,
  id: 'order.list',
  method: 'GET',
  path: '/v2/order',
  access: 'customer',
  summary: 'Orders of the signed-in customer, newest first',
  query: Type.Object({
    ...LanguageQuery.properties,
    limit: limitOf(rowLimits.orders),
    offset: Offset,
  }),
  answer: Envelope(Type.Array(OrderSummary)),
  failures: [400, 401],
});
