import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { auditEvent } from '../base/audit/tables.ts';
import type { Orm } from '../base/database/database.ts';
import { clientKey } from '../http/client-key.ts';
import { customer } from './tables.ts';

/** How long a client is remembered after somebody signed in from there. */
export const rememberedMs = 90 * 24 * 60 * 60_000;
/** Clients of one account that are looked at: nobody signs in from more places in that time. */
const mostClients = 200;

/** From where the owner of an account has signed in before. */
export interface KnownClients {
  /**
   * Whether somebody signed in to an account from this client within the last 90 days. Asked for an address without an
   * account, it does the same work ([sec 10]).
   * @param email as accounts are spelled
   */
  isKnown(email: string, address: string): Promise<boolean>;
}

/**
 * Read from the audit log, which has every sign-in with its address.
 * @param now milliseconds since the epoch
 */
export function createKnownClients(orm: Orm, now: () => number): KnownClients {
  return {
    isKnown: async (email, address) => {
      const rows = await orm
        .selectDistinct({ address: auditEvent.address })
        .from(auditEvent)
        .innerJoin(customer, eq(customer.id, auditEvent.customerId))
        .where(
          and(
            eq(customer.email, email),
            eq(auditEvent.kind, 'sign-in'),
            isNotNull(auditEvent.address),
            gt(auditEvent.at, new Date(now() - rememberedMs)),
          ),
        )
        .limit(mostClients);
      const client = clientKey(address);
      return rows.some((row) => row.address !== null && clientKey(row.address) === client);
    },
  };
}
