import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { PayMethod, PayState, PayStatus, RepaymentStart } from '#schemas/lending/payments.ts';
import { fillPlaces } from '#schemas/refusals/fill-places.ts';
import type { Refusal } from '#schemas/refusals/refusal.ts';
import { createAuditLog } from '../../base/audit/audit-log.ts';
import type { Orm } from '../../base/database/database.ts';
import { moneyInWords } from '../../base/messages/money-in-words.ts';
import type { Customer } from '../../customers/customer-store.ts';
import { type Caller, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { LoanContract } from '../contracts/contract-books.ts';
import { lockContract } from '../contracts/contract-rows.ts';
import type { PaymentContext } from './payment-context.ts';
import { paymentTexts } from './payment-texts.ts';
import { repaymentOrder } from './tables.ts';

export type RepaymentOrder = typeof repaymentOrder.$inferSelect;

/** Whole minor units: the smallest order is 1 zł, and a rest smaller than that can be paid with it. */
const toleranceMinor = 100;
/** How long an order waits to be paid, in milliseconds. */
export const orderLifeMs = 24 * 3_600_000;
/** How many orders of a customer wait at once: one who changes their mind needs a few, nobody needs hundreds. */
export const mostOpenOrders = 5;

/** Repayments on their way to the gateway and back. */
export interface RepaymentOrders {
  /**
   * What an order needs to be known before it is made.
   * @throws PlatformError wrong_status without a contract, or where nothing is owed any more, unavailable without a gateway, invalid_fields
   */
  check(customer: Customer, wanted: RepaymentStart, caller: Caller): Promise<LoanContract>;
  /** Makes an order, in the caller's transaction; the oldest that waits gives way where there are too many. @returns its id */
  open(tx: Orm, contract: LoanContract, wanted: RepaymentStart, caller: Caller): Promise<string>;
  /** Takes an order to the gateway, once. @returns the page on which it is paid. @throws PlatformError unavailable */
  lead(customer: Customer, id: string, caller: Caller): Promise<string>;
  /** An order of the customer, the newest one where none is named; null for none, or another's ([sec 15]). */
  read(customerId: string, id?: string): Promise<RepaymentOrder | null>;
  /** Gives up orders that were not paid within a day. @returns how many */
  expire(): Promise<number>;
}

export function createRepaymentOrders(context: PaymentContext): RepaymentOrders {
  const { orm, books, link, bankName, publicOrigin, now } = context;
  const away = ({ language }: Caller) =>
    new PlatformError('unavailable', refuseIn(paymentTexts, language, 'gatewayAway'), { retryAfterS: 30 });
  const wrong = (field: string, refusal: Refusal) =>
    new PlatformError('invalid_fields', refusal, { fields: { [field]: refusal } });

  const read: RepaymentOrders['read'] = async (customerId, id) => {
    const own = eq(repaymentOrder.customerId, customerId);
    const [row] = await orm
      .select()
      .from(repaymentOrder)
      .where(id === undefined ? own : and(own, eq(repaymentOrder.id, id)))
      .orderBy(desc(repaymentOrder.createdAt), desc(repaymentOrder.id))
      .limit(1);
    return row ?? null;
  };

  /** What pays all of it today: of a loan that runs, or what is still to be given back after a withdrawal. */
  const mostToPay = async (contract: LoanContract): Promise<number> =>
    contract.state === 'active'
      ? (await books.settlement(contract)).total_minor
      : (await books.view(contract)).owed.due_now_minor;

  return {
    read,
    check: async (customer, { amount_minor, bank_id, contract: named }, caller) => {
      const contract = await books.find(customer.id, named);
      if (contract === null || contract.signedAt === null)
        throw new PlatformError('wrong_status', refuseIn(paymentTexts, caller.language, 'noContract'));
      const total_minor = await mostToPay(contract);
      if (total_minor === 0)
        throw new PlatformError('wrong_status', refuseIn(paymentTexts, caller.language, 'loanOver'));
      if (link === null) throw away(caller);
      if (bank_id !== undefined && (await bankName(bank_id)) === null)
        throw wrong('bank_id', refuseIn(paymentTexts, caller.language, 'unknownBank'));
      if (amount_minor > total_minor + toleranceMinor) {
        const amount = moneyInWords(total_minor, caller.language, contract.figures.currency);
        throw wrong('amount_minor', refuseIn(paymentTexts, caller.language, 'tooMuch', { amount }));
      }
      return contract;
    },
    open: async (
      tx,
      { id: contractId, customerId, figures },
      { amount_minor, bank_id, method, effect },
      caller,
    ) => {
      const id = randomUUID();
      await giveUpOldest(tx, contractId, customerId);
      await tx.insert(repaymentOrder).values({
        id,
        customerId,
        contractId,
        amountMinor: amount_minor,
        currency: figures.currency,
        bankId: bank_id ?? null,
        method: method ?? null,
        effect: effect ?? null,
        state: 'pending',
        createdAt: new Date(now()),
      });
      await createAuditLog(tx, now).record({
        kind: 'repayment-started',
        customerId,
        address: caller.address,
        details: { order: id, amount_minor },
      });
      return id;
    },
    lead: async (customer, id, caller) => {
      const order = await read(customer.id, id);
      if (order?.redirectUrl) return order.redirectUrl;
      const contract = order && (await books.find(customer.id, order.contractId));
      if (link === null || order === null || contract === null) throw away(caller);
      const { redirectUrl, reference } = await link.gateway
        .start({
          id,
          amountMinor: order.amountMinor,
          currency: order.currency,
          title: fillPlaces(paymentTexts.in(caller.language).repaymentTitle, { number: contract.number }),
          returnUrl: `${publicOrigin()}/confirm-wait/bc?order_id=${id}`,
          bank: order.bankId === null ? null : await bankName(order.bankId),
          method: order.method as PayMethod | null,
        })
        .catch((error: unknown) => {
          throw Object.assign(away(caller), { cause: error });
        });
      const kept = await orm
        .update(repaymentOrder)
        .set({ redirectUrl, gatewayReference: reference })
        .where(and(eq(repaymentOrder.id, id), isNull(repaymentOrder.redirectUrl)))
        .returning({ id: repaymentOrder.id });
      // Another try was there first: everybody is led to the page it was given.
      return kept.length > 0 ? redirectUrl : ((await read(customer.id, id))?.redirectUrl ?? redirectUrl);
    },
    expire: async () => {
      const gone = await orm
        .update(repaymentOrder)
        .set({ state: 'expired' satisfies PayState })
        .where(
          and(
            eq(repaymentOrder.state, 'pending'),
            lt(repaymentOrder.createdAt, new Date(now() - orderLifeMs)),
          ),
        )
        .returning({ id: repaymentOrder.id });
      return gone.length;
    },
  };
}

/**
 * Leaves room for one more order. What is given up is as if its day had passed: money that comes for it all the same is booked.
 * Whoever changes an order meanwhile is waited for: the gateway's notifications have the contract first, as this has, and an
 * order that is led to the gateway is held for one statement.
 */
async function giveUpOldest(tx: Orm, contractId: string, customerId: string): Promise<void> {
  await lockContract(tx, contractId);
  const waiting = and(eq(repaymentOrder.customerId, customerId), eq(repaymentOrder.state, 'pending'));
  const tooMany = tx
    .select({ id: repaymentOrder.id })
    .from(repaymentOrder)
    .where(waiting)
    .orderBy(desc(repaymentOrder.createdAt), desc(repaymentOrder.id))
    .offset(mostOpenOrders - 1);
  await tx
    .update(repaymentOrder)
    .set({ state: 'expired' satisfies PayState })
    // What was settled while this waited stays as it is.
    .where(and(waiting, inArray(repaymentOrder.id, tooMany)));
}

/** An order as the wire has it. */
export const toPayStatus = (order: RepaymentOrder): PayStatus => ({
  order_id: order.id,
  state: order.state as PayState,
  amount_minor: order.amountMinor,
  currency: order.currency,
  created_at: order.createdAt.toISOString(),
  settled_at: order.settledAt?.toISOString() ?? null,
});
