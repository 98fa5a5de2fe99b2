import { eq, inArray } from 'drizzle-orm';
import { createKnownClients, type KnownClients } from '../base/audit/known-clients.ts';
import { auditEvent } from '../base/audit/tables.ts';
import type { Orm } from '../base/database/database.ts';
import { customer } from './tables.ts';

/**
 * From where customers have signed in before.
 * @param now milliseconds since the epoch
 */
export const createCustomerClients = (orm: Orm, now: () => number): KnownClients =>
  createKnownClients({
    orm,
    now,
    kind: 'sign-in',
    isOf: (email) =>
      inArray(
        auditEvent.customerId,
        orm.select({ id: customer.id }).from(customer).where(eq(customer.email, email)),
      ),
  });
