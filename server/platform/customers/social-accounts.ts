import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../base/database/database.ts';
import { type Customer, type CustomerStore, spellEmail } from './customer-store.ts';
import type { SocialIdentity } from './social-networks.ts';
import { customer, socialAccount } from './tables.ts';

export interface LinkedCustomer {
  readonly customer: Customer;
  /** Whether the link was made just now. */
  readonly isNew: boolean;
}

/** Which accounts at social networks belong to which customer. */
export interface SocialAccounts {
  /**
   * The customer an account at a network belongs to. One that belongs to nobody yet is linked to the customer whose address
   * it bears, but only when both sides have verified that address: else whoever signs up somewhere with a stranger's
   * address could get into the stranger's account.
   * @returns null for nobody
   */
  find(network: string, identity: SocialIdentity): Promise<LinkedCustomer | null>;
}

export function createSocialAccounts(orm: Orm, store: CustomerStore): SocialAccounts {
  const linkedTo = async (tx: Orm, network: string, subject: string): Promise<Customer | null> => {
    const [row] = await tx
      .select({ owner: customer })
      .from(socialAccount)
      .innerJoin(customer, eq(customer.id, socialAccount.customerId))
      .where(and(eq(socialAccount.network, network), eq(socialAccount.subject, subject)))
      .limit(1);
    return row?.owner ?? null;
  };
  return {
    find: async (network, { subject, email }) => {
      const linked = await linkedTo(orm, network, subject);
      if (linked) return { customer: linked, isNew: false };
      const owner = email === undefined ? null : await store.byEmail(spellEmail(email));
      if (owner?.emailVerifiedAt == null) return null;
      return orm.transaction(async (tx) => {
        // Two first sign-ins at once, on whatever nodes, make one link.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${network}:${subject}`}, 0))`);
        const meanwhile = await linkedTo(tx, network, subject);
        if (meanwhile) return { customer: meanwhile, isNew: false };
        await tx.insert(socialAccount).values({ customerId: owner.id, network, subject });
        return { customer: owner, isNew: true };
      });
    },
  };
}
