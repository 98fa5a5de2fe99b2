import type { AuditLog } from '../base/audit/audit-log.ts';
import { defineModule } from '../base/modules/define-module.ts';
import type { Ground } from '../base/modules/ground.ts';
import type { ReadCustomerId } from '../content/forms/form-parts.ts';
import { createCustomers } from './customers.ts';
import { readCustomer } from './require-customer.ts';

interface Needs extends Pick<Ground, 'orm' | 'sandbox' | 'hashPassword' | 'now' | 'log' | 'publicOrigin'> {
  readonly audit: AuditLog;
}

/** Rows nobody needs any more. */
const sessionJob = { name: 'customer-sessions', everySeconds: 3600 };

/** Accounts and sessions of customers: who makes a call. */
export const customersModule = defineModule({
  name: 'customers',
  open: async ({ orm, audit, sandbox, hashPassword: hash, now, log, publicOrigin }: Needs) => {
    const customers = await createCustomers({ orm, audit, sandbox, now, log, hash, publicOrigin });
    const readCustomerId: ReadCustomerId = async (request) =>
      (await readCustomer(customers.sessions, request))?.customer.id ?? null;
    return { customers, readCustomerId };
  },
  jobs: ({ customers }) => [{ ...sessionJob, run: customers.sessions.forgetOld }],
});
