import { createHmac } from 'node:crypto';
import { and, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm';
import { type OrderLine, orderLimits } from '#schemas/order.ts';
import { clientKey } from '#server/clients/client-key.ts';
import type { Orm } from '../../base/database/database.ts';
import { type Caller, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { orderTexts } from './order-texts.ts';
import { shopOrder } from './tables.ts';

/** How long pieces are held for an order that is not paid, from the gateway's page and from the wish for a loan, in milliseconds. */
export const holdMs = { gateway: 15 * 60_000, loan: 14 * 86_400_000 } as const;

/** Orders of one customer that may wait for the decision about a loan. */
const mostWaitingForLoan = 2;

/**
 * Pieces of one article that unpaid orders of one address may hold: those it holds now, and those it let go unpaid within the last day, so
 * that ordering again and again holds no shop's stock for good. As many as one order may have: no order is refused for itself alone.
 */
const heldLimit = { pieces: orderLimits.pieces, windowMs: 86_400_000 } as const;

/** Whose unpaid pieces these are, as the limits count: a digest, from which no address can be read. */
export const holderOf = (secret: Uint8Array, address: string): string =>
  createHmac('sha256', secret)
    .update(`holder.${clientKey(address)}`)
    .digest('base64url');

/** Has transactions about the same thing wait for one another, to their end. */
export const takeTurns = (tx: Orm, about: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${about}, 34))`);

interface Holding {
  readonly holder: string;
  /** Lines whose pieces are counted. */
  readonly lines: readonly OrderLine[];
  readonly nowMs: number;
  readonly caller: Caller;
}

/**
 * An address may hold the pieces of these lines, too.
 * @throws PlatformError wrong_state
 */
export async function assertMayHold(orm: Orm, { holder, lines, nowMs, caller }: Holding): Promise<void> {
  const since = new Date(nowMs - heldLimit.windowMs);
  const others = await orm
    .select({ lines: shopOrder.lines })
    .from(shopOrder)
    .where(and(eq(shopOrder.holder, holder), or(shopOrder.isReserved, gt(shopOrder.createdAt, since))));
  const held = piecesOf(others.flatMap((order) => order.lines.filter(({ is_counted }) => is_counted)));
  const wanted = piecesOf(lines);
  for (const { alias, title } of lines)
    if ((held.get(alias) ?? 0) + (wanted.get(alias) ?? 0) > heldLimit.pieces)
      throw new PlatformError(
        'wrong_state',
        refuseIn(orderTexts, caller.language, 'tooManyHeld', { title, most: heldLimit.pieces }),
      );
}

/** Forgets whose pieces were let go, once that counts no longer. */
export async function forgetHolders(orm: Orm, nowMs: number): Promise<void> {
  const before = new Date(nowMs - heldLimit.windowMs);
  await orm
    .update(shopOrder)
    .set({ holder: null })
    .where(
      and(isNotNull(shopOrder.holder), eq(shopOrder.isReserved, false), lte(shopOrder.createdAt, before)),
    );
}

/** Pieces by article, whatever the conditions. */
function piecesOf(lines: readonly OrderLine[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { alias, item_cnt } of lines) pieces.set(alias, (pieces.get(alias) ?? 0) + item_cnt);
  return pieces;
}

/**
 * A customer may have one more order wait for a loan. Within the transaction that stores it; others of the customer wait.
 * @throws PlatformError wrong_state
 */
export async function assertMayWaitForLoan(tx: Orm, customerId: string, caller: Caller): Promise<void> {
  await takeTurns(tx, `loan orders ${customerId}`);
  const waiting = and(eq(shopOrder.customerId, customerId), eq(shopOrder.status, 'awaiting-decision'));
  if ((await tx.$count(shopOrder, waiting)) < mostWaitingForLoan) return;
  throw new PlatformError(
    'wrong_state',
    refuseIn(orderTexts, caller.language, 'loansWait', { most: mostWaitingForLoan }),
  );
}
