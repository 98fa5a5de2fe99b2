import { and, asc, eq } from 'drizzle-orm';
import { fillPlaces } from '#schemas/refusals/fill-places.ts';
import type { Orm } from '../../base/database/database.ts';
import type { LoanBuyers, LoanMoney } from './loan-purchases.ts';
import { moveOrder } from './move-order.ts';
import type { OrderContext, ShopOrder } from './order-context.ts';
import { orderTexts } from './order-texts.ts';
import { shopOrder } from './tables.ts';

const waitingOf = (customerId: string) =>
  and(eq(shopOrder.customerId, customerId), eq(shopOrder.status, 'awaiting-decision'));

/** The money of an order that a loan pays, or gets back. */
export const loanMoney = (
  { id, number, locale }: Pick<ShopOrder, 'id' | 'number' | 'locale'>,
  note: 'loanNote' | 'loanBackNote',
  amountMinor: number,
): LoanMoney => ({
  reference: `purchase:${id}`,
  amountMinor,
  note: fillPlaces(orderTexts.in(locale)[note], { number }),
});

/**
 * What becomes of orders that wait for a loan, in the lender's transaction. The oldest are paid first; what the loan does not
 * reach for is given up, as all are when it is refused.
 */
export function createLoanBuyers({ now, wake }: Pick<OrderContext, 'now' | 'wake'>): LoanBuyers {
  const lockWaiting = (tx: Orm, customerId: string) =>
    tx.select().from(shopOrder).where(waitingOf(customerId)).orderBy(asc(shopOrder.createdAt)).for('update');
  return {
    paidOut: async (tx, customerId, pay) => {
      for (const order of await lockWaiting(tx, customerId)) {
        const isPaid = await pay(loanMoney(order, 'loanNote', order.totalMinor));
        await moveOrder(tx, order, { event: isPaid ? 'paid' : 'loan-refused', tellLater: true }, now);
        wake(new Date(now()));
      }
    },
    refused: async (tx, customerId) => {
      for (const order of await lockWaiting(tx, customerId)) {
        await moveOrder(tx, order, { event: 'loan-refused', tellLater: true }, now);
        wake(new Date(now()));
      }
    },
  };
}
