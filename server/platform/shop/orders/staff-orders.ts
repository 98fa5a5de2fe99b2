import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { type OrderPayment, type OrderStatus, orderStatuses } from '#schemas/order.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import {
  type OrderAct,
  type OrderActing,
  type OrderCounts,
  orderActs,
  type StaffOrder,
  type StaffOrderSummary,
} from '#schemas/studio/orders.ts';
import { createAuditLog } from '../../base/audit/audit-log.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { lockOrder, oweRefund, WrongOrderStatus } from './move-order.ts';
import { act } from './order-acts.ts';
import type { OrderContext, ShopOrder } from './order-context.ts';
import { shopOrder } from './tables.ts';
import { planOrderMove } from './transitions.ts';
import { historyOf, refundOf, viewOrder } from './view-order.ts';

export interface WantedOrders {
  readonly status?: OrderStatus | undefined;
  readonly q?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Orders for staff, newest first. */
export async function findOrders(
  { orm }: Pick<OrderContext, 'orm'>,
  { status, q, limit, offset }: WantedOrders,
): Promise<{ readonly orders: readonly StaffOrderSummary[]; readonly total: number }> {
  const found = and(status === undefined ? undefined : eq(shopOrder.status, status), searched(q));
  const [rows, total] = await Promise.all([
    orm
      .select()
      .from(shopOrder)
      .where(found)
      .orderBy(desc(shopOrder.createdAt), desc(shopOrder.id))
      .limit(limit)
      .offset(offset),
    orm.$count(shopOrder, found),
  ]);
  return { orders: rows.map(summaryOf), total };
}

/** How many orders stand where. */
export async function countOrders(
  { orm }: Pick<OrderContext, 'orm'>,
  q: string | undefined,
): Promise<OrderCounts> {
  const rows = await orm
    .select({ status: shopOrder.status, orders: count() })
    .from(shopOrder)
    .where(searched(q))
    .groupBy(shopOrder.status);
  const found = new Map(rows.map(({ status, orders }) => [status, orders]));
  return {
    statuses: orderStatuses.flatMap((status) => {
      const orders = found.get(status) ?? 0;
      return orders === 0 ? [] : [{ status, orders }];
    }),
  };
}

function searched(q: string | undefined): SQL | undefined {
  const words = q?.trim() ?? '';
  if (words === '') return undefined;
  const part = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const { contact, number } = shopOrder;
  return or(
    ilike(number, part),
    ilike(sql`${contact} ->> 'email'`, part),
    ilike(sql`(${contact} ->> 'firstname') || ' ' || (${contact} ->> 'lastname')`, part),
  );
}

const summaryOf = (row: ShopOrder): StaffOrderSummary => ({
  number: row.number,
  status: row.status as OrderStatus,
  payment: row.payment as OrderPayment,
  currency: row.currency,
  total_minor: row.totalMinor,
  created_at: row.createdAt.toISOString(),
  buyer: `${row.contact.firstname} ${row.contact.lastname}`,
  pieces: row.lines.reduce((sum, { item_cnt }) => sum + item_cnt, 0),
});

/** @throws PlatformError not_found */
export async function findOrder({ orm }: Pick<OrderContext, 'orm'>, number: string): Promise<ShopOrder> {
  const [order] = await orm.select().from(shopOrder).where(eq(shopOrder.number, number.toUpperCase()));
  if (!order) throw new PlatformError('not_found', refuse('order.unknown'));
  return order;
}

/** An order as staff see it. */
export async function viewForStaff(context: OrderContext, order: ShopOrder): Promise<StaffOrder> {
  const [seen, events, refund] = await Promise.all([
    viewOrder(context, order),
    historyOf(context.orm, order.id),
    refundOf(context.orm, order.id),
  ]);
  const {
    redirect_url: _page,
    can_cancel: _cancel,
    can_withdraw: _withdraw,
    history: _history,
    attempts: _attempts,
    ...shared
  } = seen;
  return {
    ...shared,
    paid_minor: order.paidMinor,
    refund: refund && { amount_minor: refund.amountMinor, done_at: refund.doneAt?.toISOString() ?? null },
    events: events.map(({ status, cause, at, staff }) => ({
      status: status as OrderStatus,
      cause,
      at: at.toISOString(),
      staff,
    })),
    acts: orderActs.filter((one) => mayAct(order, one, refund !== null)),
  };
}

/** Whether staff may do this with an order. @param isOwed whether a refund is written down already */
function mayAct({ status, paidMinor }: ShopOrder, wanted: OrderAct, isOwed: boolean): boolean {
  if (planOrderMove(status as OrderStatus, wanted) === null) return false;
  // Money goes back by itself once it is owed.
  return wanted !== 'refunded' || (paidMinor > 0 && !isOwed);
}

/**
 * Does something with an order for the house.
 * @param staff address of the account
 * @throws WrongOrderStatus, also where somebody was faster; PlatformError invalid_fields without the number of a parcel that is sent
 */
export async function actOnOrder(
  context: OrderContext,
  order: ShopOrder,
  { act: wanted, was, tracking }: OrderActing,
  staff: string,
): Promise<ShopOrder> {
  if (wanted === 'sent' && tracking === undefined) {
    const refusal = refuse('order.tracking');
    throw new PlatformError('invalid_fields', refusal, { fields: { tracking: refusal } });
  }
  const asSeen = ({ status }: ShopOrder) => was === undefined || status === was;
  if (wanted !== 'refunded') {
    const happening = { event: wanted, staff, ...(wanted === 'sent' && tracking && { tracking }) };
    return act(context, order.id, happening, asSeen);
  }
  await refund(context, order.id, staff, asSeen);
  return findOrder(context, order.number);
}

async function refund(
  context: OrderContext,
  orderId: string,
  staff: string,
  asSeen: (order: ShopOrder) => boolean,
): Promise<void> {
  const { orm, now, wake } = context;
  await orm.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const isOwed = (await refundOf(tx, orderId)) !== null;
    if (order === null || !asSeen(order) || !mayAct(order, 'refunded', isOwed))
      throw new WrongOrderStatus('refunded');
    await oweRefund(tx, order, new Date(now()));
    await createAuditLog(tx, now).record({
      kind: 'order-refund-owed',
      customerId: order.customerId,
      staff,
      details: { order: order.number },
    });
  });
  wake(new Date(now()));
}
