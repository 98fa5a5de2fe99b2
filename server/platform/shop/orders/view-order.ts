import { asc, desc, eq } from 'drizzle-orm';
import {
  type Order,
  type OrderLine,
  type OrderPayment,
  type OrderStatus,
  type OrderSummary,
  type PaymentAttempt,
  paymentAttempts,
} from '#schemas/order.ts';
import type { Orm } from '../../base/database/database.ts';
import { gatewayNotification } from '../../base/gateway/tables.ts';
import type { OrderContext, ShopOrder } from './order-context.ts';
import { paymentPage } from './order-payments.ts';
import { tokenOf } from './order-token.ts';
import { readShopConfig } from './read-shop-config.ts';
import { type StoredLine, shopOrder, shopOrderEvent, shopRefund } from './tables.ts';
import { planOrderMove } from './transitions.ts';

const dayMs = 86_400_000;
/** Days for withdrawing where the configuration is gone: what the law gives. */
const lawfulDays = 14;

/** Until when a buyer may withdraw from an order; null where it was not delivered. @param days of the configuration `shop` */
export const withdrawUntil = ({ deliveredAt }: Pick<ShopOrder, 'deliveredAt'>, days: number): Date | null =>
  deliveredAt && new Date(deliveredAt.getTime() + days * dayMs);

/** Whether a buyer may withdraw from it at a moment. */
export function canWithdraw(
  order: Pick<ShopOrder, 'status' | 'deliveredAt'>,
  days: number,
  nowMs: number,
): boolean {
  const until = withdrawUntil(order, days);
  return (
    planOrderMove(order.status as OrderStatus, 'withdrawn') !== null &&
    (until === null || nowMs <= until.getTime())
  );
}

/** Days the shop gives for withdrawing. */
export const returnDays = async ({ live }: Pick<OrderContext, 'live'>): Promise<number> =>
  (await readShopConfig(live))?.return_days ?? lawfulDays;

/** Buyers give up what is not packed yet; staff may also what is packed. */
export const canCancel = ({ status }: Pick<ShopOrder, 'status'>): boolean =>
  status !== 'packed' && planOrderMove(status as OrderStatus, 'cancelled') !== null;

const lineOf = ({ is_counted: _counted, ...line }: StoredLine): OrderLine => line;

/** What happened to orders, oldest first, by their ids. */
export async function historyOf(orm: Orm, orderId: string) {
  return orm
    .select()
    .from(shopOrderEvent)
    .where(eq(shopOrderEvent.orderId, orderId))
    .orderBy(asc(shopOrderEvent.id));
}

/** Tries to pay that came to nothing yet, oldest first. */
async function attemptsOf(orm: Orm, orderId: string): Promise<PaymentAttempt[]> {
  const rows = await orm
    .select({ state: gatewayNotification.state, at: gatewayNotification.at })
    .from(gatewayNotification)
    .where(eq(gatewayNotification.orderId, orderId))
    .orderBy(asc(gatewayNotification.at), asc(gatewayNotification.id));
  return rows.flatMap(({ state, at }) => {
    const known = paymentAttempts.find((one) => one === state);
    return known ? [{ state: known, at: at.toISOString() }] : [];
  });
}

/** What went back to the buyer; null where nothing is owed. */
export async function refundOf(orm: Orm, orderId: string) {
  const [refund] = await orm.select().from(shopRefund).where(eq(shopRefund.orderId, orderId));
  return refund ?? null;
}

/** An order as its buyer sees it. */
export async function viewOrder(
  context: Pick<OrderContext, 'orm' | 'live' | 'now'>,
  order: ShopOrder,
): Promise<Order> {
  const { orm, now } = context;
  const [events, attempts, refund, days] = await Promise.all([
    historyOf(orm, order.id),
    attemptsOf(orm, order.id),
    refundOf(orm, order.id),
    returnDays(context),
  ]);
  return {
    ...summaryFields(order),
    goods: order.lines.map(lineOf),
    goods_minor: order.goodsMinor,
    delivery: order.delivery,
    contact: order.contact,
    tracking: order.tracking,
    history: events.map(({ status, at }) => ({ status: status as OrderStatus, at: at.toISOString() })),
    attempts,
    refunded_minor: refund?.doneAt ? refund.amountMinor : 0,
    redirect_url: paymentPage(order, now()),
    expires_at: order.expiresAt?.toISOString() ?? null,
    can_cancel: canCancel(order),
    can_withdraw: canWithdraw(order, days, now()),
    withdraw_until: withdrawUntil(order, days)?.toISOString() ?? null,
    is_claimed: order.customerId !== null,
  };
}

const summaryFields = ({ number, status, payment, currency, totalMinor, createdAt }: ShopOrder) => ({
  number,
  status: status as OrderStatus,
  payment: payment as OrderPayment,
  currency,
  total_minor: totalMinor,
  created_at: createdAt.toISOString(),
});

/** Orders of a customer, newest first. */
export async function listOrders(
  { orm, secret }: Pick<OrderContext, 'orm' | 'secret'>,
  customerId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly orders: readonly OrderSummary[]; readonly total: number }> {
  const own = eq(shopOrder.customerId, customerId);
  const [rows, total] = await Promise.all([
    orm
      .select()
      .from(shopOrder)
      .where(own)
      .orderBy(desc(shopOrder.createdAt), desc(shopOrder.id))
      .limit(limit)
      .offset(offset),
    orm.$count(shopOrder, own),
  ]);
  const orders = rows.map((row) => ({
    ...summaryFields(row),
    token: tokenOf(secret, row.id),
    titles: row.lines.map(({ title }) => title),
  }));
  return { orders, total };
}
