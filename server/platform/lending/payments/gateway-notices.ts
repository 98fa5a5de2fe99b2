import { eq } from 'drizzle-orm';
import type { GatewayNotice } from '#schemas/lending/gateway-notice.ts';
import type { PartEffect } from '#schemas/lending/part-repayment.ts';
import type { PayState } from '#schemas/lending/payments.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { createAuditLog } from '../../base/audit/audit-log.ts';
import type { Orm } from '../../base/database/database.ts';
import type { NoticeTaker } from '../../base/gateway/gateway-desk.ts';
import { gatewayNotification } from '../../base/gateway/tables.ts';
import type { Message } from '../../base/messages/message.ts';
import { moneyInWords } from '../../base/messages/money-in-words.ts';
import { createCustomerStore } from '../../customers/customer-store.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { contractLink, paidOffLetter } from '../contracts/contract-letters.ts';
import { lockContract } from '../contracts/contract-rows.ts';
import { endContract } from '../end-contract.ts';
import type { PaymentContext } from './payment-context.ts';
import { paymentTexts } from './payment-texts.ts';
import type { RepaymentOrder } from './repayment-orders.ts';
import { repaymentOrder } from './tables.ts';

/**
 * What goes before what, whatever order notifications arrive in: money that came stays, and comes late rather than never.
 * A state changes only to one further on.
 */
const rank: Readonly<Record<PayState, number>> = {
  pending: 0,
  expired: 1,
  cancelled: 2,
  failed: 3,
  succeeded: 4,
};
const rankOf = (state: string): number => rank[state as PayState];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is written down of an order that is over. */
const endings = {
  succeeded: { kind: 'repayment-received', effect: 'succeeded' },
  failed: { kind: 'repayment-failed', effect: 'failed' },
  cancelled: { kind: 'repayment-cancelled', effect: 'cancelled' },
} as const;

/** Takes what the gateway tells of repayments. */
export function createNoticeTaker(context: PaymentContext): NoticeTaker {
  const { orm, sender, now } = context;

  return async (notice) => {
    const taken = await orm.transaction((tx) => take(tx, notice, context));
    if (taken === null) return null;
    const { effect, message, refused } = taken;
    if (refused) throw new PlatformError('invalid_content', refuse('order.other-amount'));
    if (message) sender.send(message);
    return effect;
  };

  /** Refusals that are written down are not thrown in here: the transaction would take the audit away with it. */
  async function take(tx: Orm, notice: GatewayNotice, { books, lifecycle }: PaymentContext) {
    const order = uuid.test(notice.order_id) ? await lockOrder(tx, notice.order_id) : null;
    if (order === null) return null;
    const audit = createAuditLog(tx, now);
    const { customerId, amountMinor, currency } = order;
    const details = { order: order.id, notification: notice.id };
    if (notice.amount_minor !== amountMinor || notice.currency !== currency) {
      await audit.record({ kind: 'payment-mismatch', customerId, details });
      return { effect: 'none', message: null, refused: true } as const;
    }
    const at = new Date(now());
    let paidOff = false;
    const fresh = await tx
      .insert(gatewayNotification)
      .values({ id: notice.id, orderId: order.id, state: notice.state, at })
      .onConflictDoNothing()
      .returning({ id: gatewayNotification.id });
    if (fresh.length === 0 || rankOf(notice.state) <= rankOf(order.state)) {
      return { effect: 'none', message: null, refused: false } as const;
    }
    const succeeded = notice.state === 'succeeded';
    await tx
      .update(repaymentOrder)
      .set({
        state: notice.state,
        settledAt: at,
        gatewayReference: notice.reference ?? order.gatewayReference,
      })
      .where(eq(repaymentOrder.id, order.id));
    if (succeeded) {
      const { isNew, settled } = await books.receive(tx, order.contractId, {
        reference: `repayment:${order.id}`,
        amountMinor,
        kind: 'repayment',
        note: paymentTexts.in('pl').repaymentNote,
        effect: order.effect as PartEffect | null,
      });
      if (isNew && settled) {
        await endContract(tx, customerId, lifecycle);
        paidOff = true;
      }
    }
    const { kind, effect } = succeeded
      ? endings.succeeded
      : endings[notice.state === 'cancelled' ? 'cancelled' : 'failed'];
    await audit.record({ kind, customerId, details: { ...details, amount_minor: amountMinor } });
    // Who cancelled knows it.
    const template = paidOff ? 'loan-paid-off' : kind;
    const message = template === 'repayment-cancelled' ? null : await messageOf(tx, template, order);
    return { effect, message, refused: false } as const;
  }

  /** By e-mail, in the language of the site: nobody visits at this moment. */
  async function messageOf(
    tx: Orm,
    template: 'repayment-received' | 'repayment-failed' | 'loan-paid-off',
    { customerId, contractId, amountMinor, currency }: RepaymentOrder,
  ): Promise<Message | null> {
    const { books, publicOrigin } = context;
    const [owner, contract] = [
      await createCustomerStore(tx).byId(customerId),
      await books.find(customerId, contractId, tx),
    ];
    if (owner === null || contract === null) return null;
    const locale = 'pl';
    const origin = publicOrigin();
    if (template === 'loan-paid-off') {
      const letter = { to: owner.email, language: locale, origin, contract: await books.view(contract, tx) };
      return paidOffLetter(letter, amountMinor, await books.cardBalance(contractId, tx));
    }
    const values = {
      amount: moneyInWords(amountMinor, locale, currency),
      link: contractLink(origin, 'debt-repayment', contractId),
    };
    return { channel: 'email', to: owner.email, template, locale, values };
  }
}

/** The contract before the order, as everywhere. */
async function lockOrder(tx: Orm, id: string): Promise<RepaymentOrder | null> {
  const [known] = await tx
    .select({ contractId: repaymentOrder.contractId })
    .from(repaymentOrder)
    .where(eq(repaymentOrder.id, id));
  if (!known) return null;
  await lockContract(tx, known.contractId);
  const [order] = await tx.select().from(repaymentOrder).where(eq(repaymentOrder.id, id)).for('update');
  return order ?? null;
}
