import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OrderStatus } from '#schemas/order.ts';
import { createAuditLog } from '../../base/audit/audit-log.ts';
import type { Orm } from '../../base/database/database.ts';
import { handOverPieces, releasePieces, reservePieces, takeBackPieces } from '../stock/stock.ts';
import type { ShopOrder } from './order-context.ts';
import { shopOrder, shopOrderEvent, shopRefund } from './tables.ts';
import { type OrderEvent, planOrderMove, type StockEffect } from './transitions.ts';

/** The status of an order does not admit what is wanted of it. */
export class WrongOrderStatus extends Error {
  override readonly name = 'WrongOrderStatus';
}

/** Pieces that money came for late are sold. */
class PiecesGone extends Error {
  override readonly name = 'PiecesGone';
}

/** Something happens to an order. */
export interface Happening {
  readonly event: OrderEvent;
  /** Who of the staff did it. */
  readonly staff?: string;
  readonly tracking?: string;
  /** The caller's transaction is not the shop's: the job tells the buyer when it is stored. */
  readonly tellLater?: true;
}

/** Locks an order for the rest of the transaction. */
export async function lockOrder(tx: Orm, id: string): Promise<ShopOrder | null> {
  const [row] = await tx.select().from(shopOrder).where(eq(shopOrder.id, id)).for('update');
  return row ?? null;
}

/**
 * Lets something happen to an order whose row is locked: status, history, pieces, and what is owed to the buyer, in the caller's
 * transaction. The one place that changes a status.
 * @throws WrongOrderStatus when the status does not admit the event
 */
export async function moveOrder(
  tx: Orm,
  order: ShopOrder,
  { event, staff, tracking, tellLater }: Happening,
  now: () => number,
): Promise<ShopOrder> {
  const move = planOrderMove(order.status as OrderStatus, event);
  if (move === null) throw new WrongOrderStatus(`${event} in ${order.status}`);
  const at = new Date(now());
  const lines = await effects[move.stock](tx, order, at);
  const isReserved = move.stock === 'reserve' || (order.isReserved && move.stock === 'keep');
  const [moved] = await tx
    .update(shopOrder)
    .set({
      status: move.to,
      isReserved,
      ...(lines && { lines }),
      expiresAt: null,
      ...(event === 'paid' && { paidMinor: order.totalMinor, holder: null }),
      ...(tracking !== undefined && { tracking }),
      ...(event === 'delivered' && { deliveredAt: at }),
    })
    .where(eq(shopOrder.id, order.id))
    .returning();
  if (!moved) throw new Error('the order is gone');
  await tx.insert(shopOrderEvent).values({
    orderId: order.id,
    status: move.to,
    cause: event,
    at,
    staff: staff ?? null,
    isTold: !tellLater,
  });
  if (move.refund) await oweRefund(tx, moved, at);
  await createAuditLog(tx, now).record({
    kind: 'order-moved',
    customerId: order.customerId,
    staff: staff ?? null,
    details: { order: order.number, from: order.status, to: move.to, cause: event },
  });
  return moved;
}

/** Writes down that the buyer gets back what was paid; once. */
export async function oweRefund(tx: Orm, { id, paidMinor }: ShopOrder, at: Date): Promise<void> {
  if (paidMinor === 0) return;
  await tx
    .insert(shopRefund)
    .values({ id: randomUUID(), orderId: id, amountMinor: paidMinor, createdAt: at })
    .onConflictDoNothing();
}

/**
 * Money came for an order that is over. One that expired lives on where all its pieces can be had again; in all other cases the money is
 * owed back.
 * @returns the order as it is now
 */
export async function takeLateMoney(tx: Orm, order: ShopOrder, now: () => number): Promise<ShopOrder> {
  if (planOrderMove(order.status as OrderStatus, 'paid') !== null)
    try {
      // A savepoint: what was reserved of the pieces before one was missing is let go.
      return await tx.transaction((inner) => moveOrder(inner, order, { event: 'paid' }, now));
    } catch (error) {
      if (!(error instanceof PiecesGone)) throw error;
    }
  const [kept] = await tx
    .update(shopOrder)
    .set({ paidMinor: order.totalMinor, holder: null })
    .where(eq(shopOrder.id, order.id))
    .returning();
  if (!kept) throw new Error('the order is gone');
  await oweRefund(tx, kept, new Date(now()));
  return kept;
}

/** Lines whose pieces are counted. */
const countedOf = ({ lines }: ShopOrder) => lines.filter(({ is_counted }) => is_counted);

/** What a move does to pieces; where that changes which lines are counted, the lines. */
const effects: Readonly<
  Record<StockEffect, (tx: Orm, order: ShopOrder, at: Date) => Promise<ShopOrder['lines'] | undefined>>
> = {
  keep: async () => undefined,
  reserve: async (tx, order, at) => {
    // All lines: an article may be counted since.
    const { counted, short } = await reservePieces(tx, order.lines, at);
    if (short.length > 0) throw new PiecesGone();
    return order.lines.map((line) => ({ ...line, is_counted: counted.has(line) }));
  },
  release: async (tx, order, at) => {
    if (order.isReserved) await releasePieces(tx, countedOf(order), at);
    return undefined;
  },
  'hand-over': async (tx, order, at) => {
    await handOverPieces(tx, countedOf(order), at);
    return undefined;
  },
  'take-back': async (tx, order, at) => {
    await takeBackPieces(tx, countedOf(order), at);
    return undefined;
  },
};
