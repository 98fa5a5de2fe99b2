import { and, asc, eq, lte } from 'drizzle-orm';
import { createAuditLog } from '../../base/audit/audit-log.ts';
import { withoutValues } from '../../base/database/without-values.ts';
import { announceChange } from '../../content/publication.ts';
import { takeStockTurns } from '../stock/stock.ts';
import { forgetHolders } from './holds.ts';
import { type Happening, lockOrder, moveOrder, WrongOrderStatus } from './move-order.ts';
import type { OrderContext, ShopOrder } from './order-context.ts';
import { type OrderTemplate, tellBuyer } from './order-messages.ts';
import { sendRefunds } from './order-payments.ts';
import { shopOrder, shopOrderEvent } from './tables.ts';
import { canCancel, canWithdraw, returnDays } from './view-order.ts';

/** How many orders one round of the job gives up at most; the next takes the rest. */
const expiredAtOnce = 100;

/** Messages about what happened. */
const messages: ReadonlyMap<string, OrderTemplate> = new Map(
  Object.entries({
    cancelled: 'order-cancelled',
    'loan-refused': 'order-cancelled',
    expired: 'order-expired',
    sent: 'order-sent',
    withdrawn: 'order-withdrawn',
    paid: 'order-paid',
  } as const),
);
const templateOf = (event: string): OrderTemplate | undefined => messages.get(event);

/** Lets something happen to an order, and tells the buyer. @throws WrongOrderStatus */
export async function act(
  context: OrderContext,
  orderId: string,
  happening: Happening,
  allows: (order: ShopOrder) => boolean = () => true,
): Promise<ShopOrder> {
  const { orm, now, wake } = context;
  const moved = await orm.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null || !allows(order)) throw new WrongOrderStatus(happening.event);
    return moveOrder(tx, order, happening, now);
  });
  const template = templateOf(happening.event);
  if (template !== undefined) await tellBuyer(context, moved, template);
  // What is owed goes back without waiting for the job's own period.
  if (moved.paidMinor > 0) wake(new Date(now()));
  return moved;
}

/** A buyer gives an order up. @throws WrongOrderStatus */
export const cancelOrder = (context: OrderContext, { id }: ShopOrder): Promise<ShopOrder> =>
  act(context, id, { event: 'cancelled' }, canCancel);

/** A buyer withdraws from an order. @throws WrongOrderStatus, also when it is too late */
export async function withdrawOrder(context: OrderContext, { id }: ShopOrder): Promise<ShopOrder> {
  const days = await returnDays(context);
  return act(context, id, { event: 'withdrawn' }, (order) => canWithdraw(order, days, context.now()));
}

/** Keeps a guest's order in an account. @returns null where it is another customer's */
export async function claimOrder(
  { orm, now }: OrderContext,
  { id }: ShopOrder,
  customerId: string,
): Promise<ShopOrder | null> {
  return orm.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.customerId === customerId) return order;
    if (!order || order.customerId !== null) return null;
    const [claimed] = await tx.update(shopOrder).set({ customerId }).where(eq(shopOrder.id, id)).returning();
    await createAuditLog(tx, now).record({
      kind: 'order-claimed',
      customerId,
      details: { order: order.number },
    });
    return claimed ?? null;
  });
}

/**
 * Housekeeping, by a job; any number of nodes may: orders nobody paid or decided about are given up and their pieces free,
 * whose they were is forgotten, money that is owed goes back, and pages learn which articles ran out or are there again.
 */
export async function sweepOrders(
  context: OrderContext,
): Promise<{ readonly expired: number; readonly refunded: number; readonly turned: number }> {
  const expired = await expireOrders(context);
  await forgetHolders(context.orm, context.now());
  await tellLate(context);
  const refunded = await sendRefunds(context);
  return { expired, refunded, turned: await tellTurns(context) };
}

async function expireOrders(context: OrderContext): Promise<number> {
  const { orm, now, log } = context;
  const isOver = lte(shopOrder.expiresAt, new Date(now()));
  const due = await orm
    .select({ id: shopOrder.id, number: shopOrder.number })
    .from(shopOrder)
    .where(isOver)
    .orderBy(asc(shopOrder.expiresAt))
    .limit(expiredAtOnce);
  let expired = 0;
  for (const { id, number } of due) {
    try {
      const gone = await orm.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(shopOrder)
          .where(and(eq(shopOrder.id, id), isOver))
          .for('update', { skipLocked: true });
        return row ? moveOrder(tx, row, { event: 'expired' }, now) : null;
      });
      if (gone === null) continue;
      expired += 1;
      await tellBuyer(context, gone, 'order-expired');
    } catch (error) {
      // One that cannot be given up must not hold up the others.
      log.error({ err: withoutValues(error), order: number }, 'an order could not be given up');
    }
  }
  return expired;
}

/** Tells buyers what happened in transactions of others. */
async function tellLate(context: OrderContext): Promise<void> {
  const { orm } = context;
  const told = await orm
    .update(shopOrderEvent)
    .set({ isTold: true })
    .where(eq(shopOrderEvent.isTold, false))
    .returning({ orderId: shopOrderEvent.orderId, cause: shopOrderEvent.cause });
  for (const { orderId, cause } of told) {
    const [order] = await orm.select().from(shopOrder).where(eq(shopOrder.id, orderId));
    const template = templateOf(cause);
    if (order && template) await tellBuyer(context, order, template);
  }
}

/**
 * Pages of the catalogue stay in the caches while there are pieces. When the last one went or the first is back, they are told
 * once for all such articles since the last round, so that no sale empties the caches by itself.
 */
async function tellTurns({ orm, changes }: OrderContext): Promise<number> {
  const told = await orm.transaction(async (tx) => {
    const entries = await takeStockTurns(tx);
    return entries.length === 0 ? null : { entries, change: await announceChange(tx, entries) };
  });
  if (told === null) return 0;
  changes.deliver(told.change);
  return told.entries.length;
}
