import { and, eq, isNull } from 'drizzle-orm';
import { amountStepMinor } from '#money/loan-step.ts';
import type { Orm } from '../base/database/database.ts';
import { legalDay } from '../base/legal-day.ts';
import { createCustomerStore } from '../customers/customer-store.ts';
import { newestEnded, openApplication } from './application-rows.ts';
import { type ContractBooks, NotEnoughMoney } from './contracts/contract-books.ts';
import { ledgerTransaction } from './contracts/tables.ts';
import { endContract } from './end-contract.ts';
import { readLendingTerms } from './lending-terms.ts';
import type { Lifecycle } from './lifecycle.ts';
import { loanApplication } from './tables.ts';

/** Money that somebody is paid from a loan. */
export interface PurchasePayment {
  readonly reference: string;
  /** Whole minor units. */
  readonly amountMinor: number;
  readonly note: string;
}

/** Who sells what loans are taken for; they answer in the lender's transaction. */
export interface PurchaseListener {
  /** The loan was paid out. @param pay takes money from the card's account; false where there is less */
  paidOut(tx: Orm, customerId: string, pay: (payment: PurchasePayment) => Promise<boolean>): Promise<void>;
  /** There will be no loan. */
  refused(tx: Orm, customerId: string): Promise<void>;
}

/** Where sellers hand in who answers for them. The lender tells them of decisions, and knows nothing of what they sell. */
export interface PurchaseDesk extends PurchaseListener {
  connect(listener: PurchaseListener): void;
}

export function createPurchaseDesk(): PurchaseDesk {
  const listeners: PurchaseListener[] = [];
  return {
    connect: (listener) => void listeners.push(listener),
    paidOut: async (tx, customerId, pay) => {
      for (const listener of listeners) await listener.paidOut(tx, customerId, pay);
    },
    refused: async (tx, customerId) => {
      for (const listener of listeners) await listener.refused(tx, customerId);
    },
  };
}

/** Takes a seller's money from a customer's running contract. */
export const payFromLoan =
  (tx: Orm, books: Pick<ContractBooks, 'lockRunning' | 'payOut'>, customerId: string) =>
  async (payment: PurchasePayment): Promise<boolean> => {
    const contract = await books.lockRunning(tx, customerId);
    if (contract?.state !== 'active') return false;
    try {
      await books.payOut(tx, contract.id, payment);
      return true;
    } catch (error) {
      if (error instanceof NotEnoughMoney) return false;
      throw error;
    }
  };

/** What keeps a loan from being applied for. */
type NoLoan =
  | { readonly why: 'under-way' }
  | { readonly why: 'sum'; readonly leastMinor: number; readonly mostMinor: number }
  | { readonly why: 'too-early'; readonly day: string };

/** Loans that goods are bought with. */
export interface LoanPurchases extends Pick<PurchaseDesk, 'connect'> {
  /** What keeps a customer from applying for a loan that pays for so much; null for nothing. Minor units. */
  check(customerId: string, amountMinor: number): Promise<NoLoan | null>;
  /** The smallest sum that can be chosen and pays for so much, in minor units. */
  sumFor(amountMinor: number): Promise<number>;
  /**
   * Starts the application of a customer with a sum, or sets the sum of the one that is being filled in. Its money will stay on
   * the card's account, from where sellers are paid.
   */
  begin(customerId: string, sumMinor: number): Promise<void>;
  /**
   * Takes back what a seller was paid from a loan, in the seller's transaction: the loan it came from falls by it, as by any
   * repayment. Twice is once.
   * @param payment as it was paid; its `reference` says from which loan
   * @throws Error where nothing was paid under this reference
   */
  giveBack(tx: Orm, payment: PurchasePayment): Promise<void>;
}

interface LoanPurchaseOptions {
  readonly orm: Orm;
  readonly desk: PurchaseDesk;
  readonly books: Pick<ContractBooks, 'receive'>;
  readonly lifecycle: Pick<Lifecycle, 'create' | 'applyEvent'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export function createLoanPurchases({
  orm,
  desk,
  books,
  lifecycle,
  now,
}: LoanPurchaseOptions): LoanPurchases {
  const termsNow = async () => (await readLendingTerms(orm, legalDay(now()))).terms;
  const upToStep = (amountMinor: number, leastMinor: number): number =>
    leastMinor + Math.max(0, Math.ceil((amountMinor - leastMinor) / amountStepMinor)) * amountStepMinor;
  return {
    connect: desk.connect,
    check: async (customerId, amountMinor) => {
      const terms = await termsNow();
      const { min_amount_minor: leastMinor, max_amount_minor: mostMinor } = terms;
      if (amountMinor < leastMinor || upToStep(amountMinor, leastMinor) > mostMinor)
        return { why: 'sum', leastMinor, mostMinor };
      const open = await openApplication(orm, customerId);
      if (open) return open.status === 'filling-form' ? null : { why: 'under-way' };
      const day = (await newestEnded(orm, customerId))?.rejection?.again_on ?? null;
      return day !== null && day > legalDay(now()) ? { why: 'too-early', day } : null;
    },
    sumFor: async (amountMinor) => upToStep(amountMinor, (await termsNow()).min_amount_minor),
    begin: async (customerId, sumMinor) => {
      const customer = await createCustomerStore(orm).byId(customerId);
      if (customer === null) return;
      // Does nothing where an application is open.
      await lifecycle.create({ ...customer, wantedSum: sumMinor });
      await orm
        .update(loanApplication)
        .set({ wantedMinor: sumMinor, isForPurchase: true })
        .where(
          and(
            eq(loanApplication.customerId, customerId),
            eq(loanApplication.status, 'filling-form'),
            isNull(loanApplication.endedAt),
          ),
        );
    },
    giveBack: async (tx, { reference, amountMinor, note }) => {
      const { contractId, customerId } = ledgerTransaction;
      const [paid] = await tx
        .select({ contractId, customerId })
        .from(ledgerTransaction)
        .where(eq(ledgerTransaction.reference, reference));
      if (!paid) throw new Error(`no loan has paid ${reference}`);
      const money = { reference: `given-back:${reference}`, amountMinor, kind: 'repayment', note } as const;
      const { settled } = await books.receive(tx, paid.contractId, money);
      if (settled) await endContract(tx, paid.customerId, lifecycle);
    },
  };
}
