import { eq } from 'drizzle-orm';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import type { Orm } from '../database/database.ts';
import type { Customer } from './customer-store.ts';
import { application } from './tables.ts';

/** The status of an application, as far as the gate of screens needs it; the lending module will own what is behind it. */
export interface Applications {
  /** An account that must change its password has the status `change-password`, one without an application `nothing`. */
  statusOf(customer: Customer): Promise<string>;
  /** Starts an application where there is none; one that runs stays as it is. @returns the status afterwards */
  create(customer: Customer): Promise<string>;
}

const none = 'nothing' satisfies ApplicationStatus;
const first = 'filling-form' satisfies ApplicationStatus;
const mustChangePassword = 'change-password' satisfies ApplicationStatus;

/** @param now milliseconds since the epoch */
export function createApplications(orm: Orm, now: () => number): Applications {
  const statusOf: Applications['statusOf'] = async ({ id, needChangePassword }) => {
    if (needChangePassword) return mustChangePassword;
    const [row] = await orm.select().from(application).where(eq(application.customerId, id));
    return row?.status ?? none;
  };
  return {
    statusOf,
    create: async (customer) => {
      if (customer.needChangePassword) return mustChangePassword;
      const updatedAt = new Date(now());
      await orm
        .insert(application)
        .values({ customerId: customer.id, status: first, updatedAt })
        .onConflictDoUpdate({
          target: application.customerId,
          set: { status: first, updatedAt },
          setWhere: eq(application.status, none),
        });
      return statusOf(customer);
    },
  };
}
