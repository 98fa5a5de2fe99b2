import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { Call } from '#schemas/calls/define-call.ts';
import type { AuthGroup, CustomerSelf } from '#schemas/customer.ts';
import type { DemoAccount } from '#schemas/demo-accounts.ts';

/**
 * What a widget's queries may read of the account system. Nothing of it is shared between visitors: a page that reads
 * the customer's own data is made for one visit ([sec 37]).
 */
export interface CustomerReader {
  /** The signed-in customer; null for anonymous visitors. */
  self(): Promise<CustomerSelf | null>;
  /** The application's status; null for anonymous visitors, and while it cannot be had. */
  status(): Promise<string | null>;
  /** Public: the same for everybody. */
  authGroups(): Promise<readonly AuthGroup[]>;
  /** Accounts to try the site with; null in production ([sec 40]). */
  demoAccounts(): readonly DemoAccount[] | null;
  /**
   * Reference to a call, for the view's code in the browser.
   * @param params values of `{names}` in its path; the view fills what has none
   */
  call<C extends Call>(call: C, params?: Readonly<Record<string, string>>): CallRef<C>;
}
