import type { Orm } from '../../base/database/database.ts';

/** Why no loan can be applied for. */
export type NoLoan =
  | { readonly why: 'under-way' }
  | { readonly why: 'sum'; readonly leastMinor: number; readonly mostMinor: number }
  | { readonly why: 'too-early'; readonly day: string };

/** Money between a loan and the shop. */
export interface LoanMoney {
  /** Of the payment, on its way back, too: which loan it came from. */
  readonly reference: string;
  /** Whole minor units. */
  readonly amountMinor: number;
  /** What the loan's history says of it. */
  readonly note: string;
}

/** What the lender asks and tells of orders that wait for a loan; the shop answers in the lender's transaction. */
export interface LoanBuyers {
  /**
   * The loan was paid out.
   * @param pay takes money from it; false where there is less
   */
  paidOut(tx: Orm, customerId: string, pay: (money: LoanMoney) => Promise<boolean>): Promise<void>;
  /** There will be no loan. */
  refused(tx: Orm, customerId: string): Promise<void>;
}

/**
 * Loans, as far as the shop knows of them; the lender fits without knowing the shop, and the list of modules says that it does.
 */
export interface LoanPurchases {
  /** Hands in who answers for orders. */
  connect(buyers: LoanBuyers): void;
  /** What keeps a customer from applying for a loan of so much; null for nothing. */
  check(customerId: string, amountMinor: number): Promise<NoLoan | null>;
  /** The smallest sum that can be applied for and pays for so much, in minor units. */
  sumFor(amountMinor: number): Promise<number>;
  /**
   * Starts the application of a customer with a sum, or sets the sum of the one that is being filled in. The loan's money stays
   * where the shop is paid from.
   */
  begin(customerId: string, sumMinor: number): Promise<void>;
  /** Gives back what an order was paid from a loan, in the shop's transaction: the loan falls by it. Twice is once. */
  giveBack(tx: Orm, money: LoanMoney): Promise<void>;
}
