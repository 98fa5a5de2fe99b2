import { Type } from 'typebox';
import { Envelope } from '../../envelope.ts';
import { OrderStatusSchema } from '../../order.ts';
import {
  OrderActing,
  OrderCounts,
  StaffOrder,
  StaffOrderSummary,
  StockChange,
  StockRow,
  StockStateSchema,
} from '../../studio/orders.ts';
import { staff, storekeepers, support } from '../access.ts';
import { defineCall } from '../define-call.ts';
import { askable, limitOf, Offset } from '../request-schemas.ts';
import { rowLimits } from '../row-limits.ts';

/** Orders carry people's addresses: support looks after them. What was done is written down with the order itself. */
const orders = { area: 'staff', access: support, tags: ['Write: orders'] } as const;
const q = Type.Optional(askable(200, 'Part of the number, of the buyer’s name or e-mail address.'));
const one = Type.Object({ number: askable(20) });

export const orderQueue = defineCall({
  ...orders,
  id: 'manage.orders',
  method: 'GET',
  path: '/v2/system/manage/orders',
  summary: 'Orders of the shop, newest first',
  query: Type.Object({
    status: Type.Optional(OrderStatusSchema),
    q,
    limit: limitOf(rowLimits.orders),
    offset: Offset,
  }),
  answer: Envelope(Type.Array(StaffOrderSummary)),
  failures: [400, 401, 403],
});

export const orderCounts = defineCall({
  ...orders,
  id: 'manage.orders.counts',
  method: 'GET',
  path: '/v2/system/manage/orders/counts',
  summary: 'How many orders there are of each status',
  query: Type.Object({ q }),
  answer: Envelope(OrderCounts),
  failures: [400, 401, 403],
});

export const orderRead = defineCall({
  ...orders,
  id: 'manage.orders.read',
  method: 'GET',
  path: '/v2/system/manage/orders/{number}',
  summary: 'One order, with its history and what can be done with it; that somebody looked is written down',
  params: one,
  answer: Envelope(StaffOrder),
  failures: [401, 403, 404],
});

export const orderActing = defineCall({
  ...orders,
  id: 'manage.orders.act',
  method: 'POST',
  path: '/v2/system/manage/orders/{number}/acts',
  summary: 'Pack, send, deliver, cancel or refund an order',
  params: one,
  body: OrderActing,
  answer: Envelope(StaffOrder),
  failures: [400, 401, 403, 404, 409, 422],
});

export const stockList = defineCall({
  id: 'manage.stock',
  method: 'GET',
  path: '/v2/system/manage/stock',
  area: 'staff',
  access: staff('agent'),
  tags: ['Write: stock'],
  summary: 'Pieces of articles that are live, by their titles; not counted ones, too',
  query: Type.Object({
    q: Type.Optional(askable(200, 'Part of the title or of the alias.')),
    good: Type.Optional(askable(250, 'Alias of the one article that is asked for.')),
    state: Type.Optional(StockStateSchema),
    limit: limitOf(rowLimits.stock),
    offset: Offset,
  }),
  answer: Envelope(Type.Array(StockRow)),
  failures: [400, 401, 403],
});

export const stockChange = defineCall({
  id: 'manage.stock.change',
  method: 'PUT',
  path: '/v2/system/manage/stock',
  area: 'staff',
  access: storekeepers,
  tags: ['Write: stock'],
  summary: 'Say how many pieces of an article there are, or that they are not counted',
  body: StockChange,
  answer: Envelope(StockRow),
  failures: [400, 401, 403, 404, 409],
});
