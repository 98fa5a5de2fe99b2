import { and, asc, eq, isNull } from 'drizzle-orm';
import type { GatewayNotice } from '#schemas/lending/gateway-notice.ts';
import { fillPlaces } from '#schemas/refusals/fill-places.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { createAuditLog } from '../../base/audit/audit-log.ts';
import type { Orm } from '../../base/database/database.ts';
import { withoutValues } from '../../base/database/without-values.ts';
import type { NoticeEffect, NoticeTaker } from '../../base/gateway/gateway-desk.ts';
import { gatewayNotification } from '../../base/gateway/tables.ts';
import { type Caller, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { loanMoney } from './loan-orders.ts';
import { lockOrder, moveOrder, takeLateMoney } from './move-order.ts';
import type { OrderContext, ShopOrder } from './order-context.ts';
import { type OrderTemplate, orderLink, tellBuyer } from './order-messages.ts';
import { orderTexts } from './order-texts.ts';
import type { OrderIdentity } from './order-token.ts';
import { shopOrder, shopRefund } from './tables.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** How many refunds one round of the job sends; the next takes the rest. */
const refundsAtOnce = 50;

/**
 * Opens the payment of an order at the gateway. Its id makes it one: each try for the same order is answered with the same page.
 * @throws PlatformError unavailable
 */
export async function openPayment(
  { gatewayDesk, publicOrigin }: Pick<OrderContext, 'gatewayDesk' | 'publicOrigin'>,
  order: OrderIdentity & Pick<ShopOrder, 'totalMinor' | 'currency'>,
  { language }: Caller,
): Promise<{ readonly redirectUrl: string; readonly reference: string | null }> {
  const { id, number, totalMinor, currency } = order;
  const away = () =>
    new PlatformError('unavailable', refuseIn(orderTexts, language, 'gatewayAway'), { retryAfterS: 30 });
  if (gatewayDesk.link === null) throw away();
  return gatewayDesk.link.gateway
    .start({
      id,
      amountMinor: totalMinor,
      currency,
      title: fillPlaces(orderTexts.in(language).paymentTitle, { number }),
      // The gateway is no buyer: it gets no token.
      returnUrl: orderLink(order, { publicOrigin, secret: null }),
      bank: null,
      method: null,
    })
    .catch((error: unknown) => {
      throw Object.assign(away(), { cause: error });
    });
}

/** The gateway's page of an order, while its pieces are held; null where nothing is to be paid there any more. */
export const paymentPage = (
  { status, redirectUrl, expiresAt }: Pick<ShopOrder, 'status' | 'redirectUrl' | 'expiresAt'>,
  nowMs: number,
): string | null =>
  status === 'awaiting-payment' && expiresAt !== null && nowMs < expiresAt.getTime() ? redirectUrl : null;

interface Taken {
  readonly effect: NoticeEffect;
  readonly order: ShopOrder;
  readonly refused?: true;
}

/** Takes what the gateway tells of orders: each notification once, and money that came is never lost. */
export function createOrderNoticeTaker(context: OrderContext): NoticeTaker {
  const { orm, now } = context;
  return async (notice) => {
    if (!uuid.test(notice.order_id)) return null;
    const taken = await orm.transaction((tx) => take(tx, notice, now));
    if (taken === null) return null;
    const { effect, order, refused } = taken;
    if (refused) throw new PlatformError('invalid_content', refuse('order.other-amount'));
    if (effect !== 'succeeded') return effect;
    await tellBuyer(context, order, templateOfMoney(order));
    // What is owed goes back without waiting for the job's own period.
    if (order.status !== 'paid') context.wake(new Date(now()));
    return effect;
  };
}

/** What a buyer whose money came is told. */
function templateOfMoney({ status }: ShopOrder): OrderTemplate {
  if (status === 'paid') return 'order-paid';
  return status === 'cancelled' ? 'order-paid-in-vain' : 'order-sold-out';
}

/** Refusals that are written down are not thrown in here: the transaction would take the audit away with it. */
async function take(tx: Orm, notice: GatewayNotice, now: () => number): Promise<Taken | null> {
  const order = await lockOrder(tx, notice.order_id);
  if (order === null) return null;
  const audit = createAuditLog(tx, now);
  const { customerId, totalMinor, currency } = order;
  const details = { order: order.number, notification: notice.id };
  if (order.payment !== 'gateway' || notice.amount_minor !== totalMinor || notice.currency !== currency) {
    await audit.record({ kind: 'payment-mismatch', customerId, details });
    return { effect: 'none', order, refused: true };
  }
  const fresh = await tx
    .insert(gatewayNotification)
    .values({ id: notice.id, orderId: order.id, state: notice.state, at: new Date(now()) })
    .onConflictDoNothing()
    .returning({ id: gatewayNotification.id });
  if (fresh.length === 0 || order.paidMinor > 0) return { effect: 'none', order };
  if (notice.state !== 'succeeded')
    return { effect: notice.state === 'pending' ? 'none' : notice.state, order };
  const isWaiting = order.status === 'awaiting-payment';
  const paid = isWaiting
    ? await moveOrder(tx, order, { event: 'paid' }, now)
    : await takeLateMoney(tx, order, now);
  return { effect: 'succeeded', order: paid };
}

/**
 * Sends back what is owed to buyers, the way it was paid. A refund is written down with what made it due, and its id makes it one
 * at the gateway: sent again after a crash, it moves money once. What a loan paid, the loan gets back when the refund is finished.
 * @returns how many were done
 */
export async function sendRefunds(context: OrderContext): Promise<number> {
  const { orm, gatewayDesk, log } = context;
  const { link } = gatewayDesk;
  const due = await orm
    .select({ refund: shopRefund, order: shopOrder })
    .from(shopRefund)
    .innerJoin(shopOrder, eq(shopOrder.id, shopRefund.orderId))
    .where(and(isNull(shopRefund.doneAt), link === null ? eq(shopOrder.payment, 'loan') : undefined))
    .orderBy(asc(shopRefund.createdAt))
    .limit(refundsAtOnce);
  let done = 0;
  for (const { refund, order } of due) {
    try {
      const { id, amountMinor } = refund;
      const sent =
        order.payment === 'loan'
          ? null
          : await link?.gateway.refund({ id, orderId: order.id, amountMinor, currency: order.currency });
      if (await finishRefund(context, order.id, sent?.reference ?? null)) done += 1;
    } catch (error) {
      // One that cannot be sent must not hold up the others; it is tried again in the next round.
      log.error({ err: withoutValues(error), order: order.number }, 'a refund could not be sent');
    }
  }
  return done;
}

/**
 * Writes down that the buyer has the money back, and tells them. What a loan paid goes back to it in the same transaction.
 * @param reference the gateway's own name of the refund
 * @returns whether it was not known before
 */
async function finishRefund(
  context: OrderContext,
  orderId: string,
  reference: string | null,
): Promise<boolean> {
  const { orm, now, loanPurchases } = context;
  const refunded = await orm.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null) return null;
    const written = await tx
      .update(shopRefund)
      .set({ doneAt: new Date(now()), reference })
      .where(and(eq(shopRefund.orderId, orderId), isNull(shopRefund.doneAt)))
      .returning({ amountMinor: shopRefund.amountMinor });
    const [refund] = written;
    if (!refund) return null;
    if (order.payment === 'loan')
      await loanPurchases.giveBack(tx, loanMoney(order, 'loanBackNote', refund.amountMinor));
    await createAuditLog(tx, now).record({
      kind: 'order-refunded',
      customerId: order.customerId,
      details: { order: order.number, amount_minor: refund.amountMinor },
    });
    return moveOrder(tx, order, { event: 'refunded' }, now);
  });
  if (refunded)
    await tellBuyer(
      context,
      refunded,
      refunded.payment === 'loan' ? 'order-refunded-to-loan' : 'order-refunded',
    );
  return refunded !== null;
}
