import type { Orm } from '../../base/database/database.ts';

/** Why no loan can be applied for. */
export type NoLoan =
  | { readonly why: 'under-way' }
  | { readonly why: 'sum'; readonly leastMinor: number; readonly mostMinor: number }
  | { readonly why: 'too-early'; readonly day: string };

/** What the lender asks and tells of orders that wait for a loan; the shop answers in the lender's transaction. */
export interface LoanBuyers {
  /**
   * The loan was paid out.
   * @param pay takes money from it; false where there is less
   */
  paidOut(
    tx: Orm,
    customerId: string,
    pay: (money: {
      readonly reference: string;
      readonly amountMinor: number;
      readonly note: string;
    }) => Promise<boolean>,
  ): Promise<void>;
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
}
