import { and, eq, isNull } from 'drizzle-orm';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import type { Orm } from '../database/database.ts';
import { loanApplication } from '../lending/tables.ts';
import type { Customer } from './customer-store.ts';

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
    const [row] = await orm
      .select({ status: loanApplication.status })
      .from(loanApplication)
      .where(and(eq(loanApplication.customerId, id), isNull(loanApplication.endedAt)));
    return row?.status ?? none;
  };
  return {
    statusOf,
    create: async (customer) => {
      if (customer.needChangePassword) return mustChangePassword;
      const at = new Date(now());
      await orm
        .insert(loanApplication)
        .values({
          customerId: customer.id,
          number: `W/${at.getUTCFullYear()}/${customer.id}`,
          status: first,
          since: at,
          wantedMinor: customer.wantedSum ?? 1_000_000,
          wantedMonths: customer.wantedTerm ?? 24,
          createdAt: at,
        })
        .onConflictDoNothing();
      return statusOf(customer);
    },
  };
}
