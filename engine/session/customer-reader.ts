import type { ContentReader } from '#registry/content-reader.ts';
import type { CustomerReader } from '#registry/customer-reader.ts';
import type { CustomerSelf } from '#schemas/customer.ts';
import type { VisitSession } from '../visit.ts';

/** What the widgets of one visit may read of the account system. */
export function createCustomerReader(session: VisitSession, content: ContentReader): CustomerReader {
  let asked: Promise<CustomerSelf> | undefined;
  return {
    self: async () => {
      if (session.kind === 'anonymous') return null;
      // The edge checked the shape of the session call's answer.
      asked ??= session.read('account.self') as Promise<CustomerSelf>;
      return asked;
    },
    authGroups: () => content.authGroups(),
  };
}
