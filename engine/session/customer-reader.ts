import type { CustomerReader } from '#registry/customer-reader.ts';
import { accountSelf } from '#schemas/calls/account.ts';
import { refTo } from '#schemas/calls/call-ref.ts';
import type { CustomerSelf } from '#schemas/customer.ts';
import { demoAccounts } from '#schemas/demo-accounts.ts';
import type { VisitContent } from '../content/visit-content.ts';
import type { EngineOptions } from '../resolve/engine.ts';
import type { VisitSession } from '../visit.ts';

/** What the widgets of one visit may read of the account system. */
export function createCustomerReader(
  session: VisitSession,
  content: Pick<VisitContent, 'authGroups' | 'product'>,
  { devPages }: Pick<EngineOptions, 'devPages'>,
): CustomerReader {
  let asked: Promise<CustomerSelf> | undefined;
  let status: Promise<string | null> | undefined;
  return {
    self: async () => {
      if (session.kind === 'anonymous') return null;
      // The edge checked the shape of the session call's answer.
      asked ??= session.read(accountSelf.id) as Promise<CustomerSelf>;
      return asked;
    },
    status: async () => {
      if (session.kind === 'anonymous') return null;
      // A page about the status says in words that it cannot be had; the edge logs why.
      status ??= session.status().catch(() => null);
      return status;
    },
    authGroups: () => content.authGroups(),
    demoAccounts: () => (devPages ? demoAccounts : null),
    call: (call, params = {}) => refTo(call, { ...params, product: content.product }),
  };
}
