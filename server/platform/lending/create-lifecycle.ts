import { and, eq, lte } from 'drizzle-orm';
import { downToStep } from '#money/loan-step.ts';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import { createAuditLog } from '../base/audit/audit-log.ts';
import type { Log, Orm } from '../base/database/database.ts';
import { withoutValues } from '../base/database/without-values.ts';
import { legalDay } from '../base/legal-day.ts';
import type { Customer } from '../customers/customer-store.ts';
import { type PersonLanguage, personLanguages } from '../http/person-texts.ts';
import { WrongStatus } from '../http/wrong-status.ts';
import { lastApplication, newestEnded, openApplication } from './application-rows.ts';
import { viewApplication } from './application-view.ts';
import { hasEndedContract, lockRunningContract } from './contracts/contract-rows.ts';
import { readLendingTerms } from './lending-terms.ts';
import { type Lifecycle, type LoanApplication, TooEarly } from './lifecycle.ts';
import { type MoveOptions, moveApplication } from './move-application.ts';
import { nextNumber } from './running-number.ts';
import { applicationEvent, loanApplication } from './tables.ts';
import type { TermsInForce } from './terms-in-force.ts';
import { isStatus } from './transitions.ts';

export interface LifecycleOptions {
  readonly orm: Orm;
  readonly books: MoveOptions['books'];
  /** Read each time where not given. */
  readonly termsInForce?: TermsInForce;
  /** Who sells what loans are taken for; nobody where not given. */
  readonly purchases?: MoveOptions['purchases'];
  /** Told when a contract is over; nobody where not given. */
  readonly contractEnds?: MoveOptions['contractEnds'];
  /** Sees to it that `advanceDue` runs at a time. */
  readonly wake: (at: Date) => void;
  /** Whether partners answer by themselves after some seconds. */
  readonly sandbox: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

/** How many applications one round finishes at most; the next round takes the rest. */
const maxAtOnce = 50;

/** The life of applications on a database. */
export function createLifecycle(options: LifecycleOptions): Lifecycle {
  const { orm, books, purchases, contractEnds, wake, sandbox, now, log } = options;
  const { termsInForce = () => readLendingTerms(orm, legalDay(now())) } = options;
  const moving: MoveOptions = {
    books,
    wake,
    sandbox,
    now,
    ...(purchases && { purchases }),
    ...(contractEnds && { contractEnds }),
  };

  const statusOf: Lifecycle['statusOf'] = async (customer) =>
    customer.needChangePassword
      ? 'change-password'
      : statusIn(customer, await openApplication(orm, customer.id));

  const finishOne = async (id: string): Promise<boolean> =>
    orm.transaction(async (tx) => {
      const isDue = and(eq(loanApplication.id, id), lte(loanApplication.dueAt, new Date(now())));
      const [due] = await tx
        .select({ customerId: loanApplication.customerId })
        .from(loanApplication)
        .where(isDue);
      if (!due) return false;
      await lockRunningContract(tx, due.customerId);
      const [row] = await tx.select().from(loanApplication).where(isDue).for('update', { skipLocked: true });
      if (!row) return false;
      await moveApplication(moving, tx, row, finishOf(row.status));
      return true;
    });

  return {
    statusOf,
    hasEndedContract: (customerId) => hasEndedContract(orm, customerId),
    read: async (customer, language) => {
      const last = await lastApplication(orm, customer.id);
      // What the customer is asked, or why the last one was rejected: never both.
      const [open, ended] = last?.endedAt === null ? [last, null] : [null, last];
      const stepsAsked = open ? (await termsInForce()).config.steps : [];
      const status = statusIn(customer, open);
      return viewApplication({ status, customer, open, ended, stepsAsked, language: spoken(language) });
    },
    create: async (customer, marketing = {}) => {
      if (customer.needChangePassword) return;
      const at = new Date(now());
      const today = legalDay(now());
      const [ended, { terms }] = await Promise.all([
        newestEnded(orm, customer.id),
        readLendingTerms(orm, today),
      ]);
      await orm.transaction(async (tx) => {
        if ((await openApplication(tx, customer.id)) !== null) return;
        const againOn = ended?.rejection?.again_on ?? null;
        if (againOn !== null && againOn > today) throw new TooEarly(againOn);
        const [row] = await tx
          .insert(loanApplication)
          .values({
            customerId: customer.id,
            number: await nextNumber(tx, 'W', at),
            status: 'filling-form',
            since: at,
            wantedMinor: downToStep(customer.wantedSum ?? terms.example.amount_minor, terms.min_amount_minor),
            wantedMonths: Math.max(customer.wantedTerm ?? terms.example.months, terms.min_months),
            marketing,
            createdAt: at,
          })
          .onConflictDoNothing()
          .returning({ id: loanApplication.id });
        if (!row) return;
        const event = { applicationId: row.id, at, from: 'nothing', to: 'filling-form', cause: 'started' };
        await tx.insert(applicationEvent).values(event);
        await createAuditLog(tx, now).record({
          kind: 'application-started',
          customerId: customer.id,
          details: { application: row.id },
        });
      });
    },
    open: (customerId, tx) => openApplication(tx ?? orm, customerId, tx !== undefined),
    applyEvent: async (tx, customerId, event) => {
      const row = await openApplication(tx, customerId, true);
      if (row === null) throw new WrongStatus('nothing', event.kind);
      return moveApplication(moving, tx, row, event);
    },
    advanceDue: async () => {
      const due = await orm
        .select({ id: loanApplication.id })
        .from(loanApplication)
        .where(lte(loanApplication.dueAt, new Date(now())))
        .orderBy(loanApplication.dueAt)
        .limit(maxAtOnce);
      const finished = await Promise.all(
        due.map(({ id }) =>
          finishOne(id).catch((error: unknown) => {
            // One application that cannot go on must not hold up the others; it is tried again in the next round.
            log.error(
              { err: withoutValues(error), application: id },
              'a step of an application could not be finished',
            );
            return false;
          }),
        ),
      );
      return finished.filter(Boolean).length;
    },
  };
}

/** Only the sandbox's partner answers by the clock; its answer is the event of its own. */
const finishOf = (status: string) =>
  status === 'resale-wait' ? ({ kind: 'partner-accepted' } as const) : ({ kind: 'step-finished' } as const);

const spoken = (language: string): PersonLanguage => personLanguages.find((one) => one === language) ?? 'pl';

/** How far a customer is, with the application that is open. */
function statusIn(
  { needChangePassword }: Pick<Customer, 'needChangePassword'>,
  open: LoanApplication | null,
): ApplicationStatus {
  if (needChangePassword) return 'change-password';
  const status = open?.status ?? 'nothing';
  return isStatus(status) ? status : 'nothing';
}
