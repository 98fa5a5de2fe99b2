import type { CustomerReader } from '#registry/customer-reader.ts';
import { fillPath } from '#schemas/calls/call-ref.ts';
import { callOf } from '#schemas/calls.ts';
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
      asked ??= session.read('account.self') as Promise<CustomerSelf>;
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
    callPath: (id, params = {}) => {
      const path = fillPath(callOf(id).path, { ...params, product: content.product });
      const [missing] = path.match(/\{\w+\}/) ?? [];
      if (missing !== undefined) throw new Error(`${id} needs a value for ${missing}`);
      return path;
    },
  };
}
