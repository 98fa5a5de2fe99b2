import type { AuthGroup, CustomerSelf } from '#schemas/customer.ts';

/**
 * What a widget's queries may read of the account system. Nothing of it is shared between visitors: a page that reads
 * the customer's own data is made for one visit ([sec 37]).
 */
export interface CustomerReader {
  /** The signed-in customer; null for anonymous visitors. */
  self(): Promise<CustomerSelf | null>;
  /** Public: the same for everybody. */
  authGroups(): Promise<readonly AuthGroup[]>;
}
