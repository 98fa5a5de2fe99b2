import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '../base/database/database.ts';
import { ledgerTransaction } from '../lending/contracts/tables.ts';
import type { PaymentBench } from './payments-bench.ts';

interface WantedRepayment {
  /** The customer's id. */
  readonly who: string;
  readonly amount_minor: number;
  readonly bank_id?: string;
  /** Of the intention; one of its own when not given. */
  readonly key?: string;
}

/** Asks for a repayment, as the customer's page does. */
export const beginRepayment = (bench: PaymentBench, wanted: WantedRepayment) => {
  const { who, key = randomUUID(), ...body } = wanted;
  return bench.call('blue-cash/repayment', { who, key, body });
};

/** The state of a customer's order, as their page asks for it. */
export const stateOfOrder = async (bench: PaymentBench, order: string, who: string) =>
  (await bench.call(`pay/status?order_id=${order}`, { who })).body.data?.state;

/** How often the money of an order is in the books. */
export const timesBooked = async (orm: Orm, order: string): Promise<number> =>
  (
    await orm
      .select()
      .from(ledgerTransaction)
      .where(eq(ledgerTransaction.reference, `repayment:${order}`))
  ).length;
