import { and, eq, gt, isNotNull, type SQL } from 'drizzle-orm';
import { clientKey } from '#server/clients/client-key.ts';
import type { Orm } from '../database/database.ts';
import type { AuditKind } from './audit-log.ts';
import { auditEvent } from './tables.ts';

/** How long a client is remembered after somebody signed in from there. */
const rememberedMs = 90 * 24 * 60 * 60_000;
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

export interface KnownClientsOptions {
  readonly orm: Orm;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** What a sign-in is in the log. */
  readonly kind: AuditKind;
  /** Which events are those of the account with an address. */
  readonly isOf: (email: string) => SQL;
}

/** Read from the audit log, which has every sign-in with its address. */
export function createKnownClients({ orm, now, kind, isOf }: KnownClientsOptions): KnownClients {
  return {
    isKnown: async (email, address) => {
      const rows = await orm
        .selectDistinct({ address: auditEvent.address })
        .from(auditEvent)
        .where(
          and(
            isOf(email),
            eq(auditEvent.kind, kind),
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
