import type { Application } from '#schemas/lending/application.ts';
import type { LoanFigures } from '#schemas/lending/figures.ts';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import type { Orm } from '../base/database/database.ts';
import type { Customer } from '../customers/customer-store.ts';
import type { loanApplication } from './tables.ts';

/** A row of the table. Its values are personal data. */
export type LoanApplication = typeof loanApplication.$inferSelect;

/**
 * What can happen to an application. The table of transitions (`transitions.ts`, documented in docs/lending.md) says which
 * status each leads to, and from which it is possible at all.
 */
export type ApplicationEvent =
  | { readonly kind: 'submitted' }
  | { readonly kind: 'phone-confirmed' }
  | { readonly kind: 'phone-to-change' }
  | { readonly kind: 'data-confirmed' }
  /** The customer found a mistake in the summary; a step is open again. */
  | { readonly kind: 'data-to-correct' }
  | { readonly kind: 'call-done' }
  | { readonly kind: 'call-missed' }
  | { readonly kind: 'offer-accepted'; readonly offer: LoanFigures }
  | { readonly kind: 'offers-declined' }
  | { readonly kind: 'identified'; readonly method: string }
  | { readonly kind: 'identification-failed'; readonly failure: string }
  | { readonly kind: 'resale-started' }
  | { readonly kind: 'resale-declined' }
  | { readonly kind: 'partner-accepted' }
  | { readonly kind: 'partner-declined' }
  | { readonly kind: 'contract-signed' }
  | { readonly kind: 'contract-ended' }
  | { readonly kind: 'codes-spent' }
  | { readonly kind: 'cancelled' }
  /** An adviser lifted a block. */
  | { readonly kind: 'unblocked' }
  /** A person looked at an application nobody let a program decide: as the rules propose, or no loan. */
  | { readonly kind: 'person-decided'; readonly outcome: 'as-proposed' | 'reject' }
  /** A processing status has taken the time it takes. */
  | { readonly kind: 'step-finished' };

/** After a rejection a new application makes sense from a day on only. */
export class TooEarly extends Error {
  override readonly name = 'TooEarly';
  /** `YYYY-MM-DD` */
  readonly againOn: string;

  constructor(againOn: string) {
    super(`a new application makes sense from ${againOn} on`);
    this.againOn = againOn;
  }
}

/** The life of applications: the one place that changes a status. */
export interface Lifecycle {
  /** Status as the gate needs it: `change-password` comes from the account, `nothing` where no application is open. */
  statusOf(customer: Customer): Promise<ApplicationStatus>;
  /** Whether the customer has a contract that is over: paid off, or withdrawn from. */
  hasEndedContract(customerId: string): Promise<boolean>;
  /** The answer of `application.status`. */
  read(customer: Customer, language: string): Promise<Application>;
  /**
   * Starts an application where none is open, with what the calculator was set to.
   * @throws TooEarly soon after a rejection
   */
  create(customer: Customer, marketing?: Readonly<Record<string, string>>): Promise<void>;
  /** The open application; null where there is none. @param tx locks the row for the rest of the transaction */
  open(customerId: string, tx?: Orm): Promise<LoanApplication | null>;
  /**
   * Lets something happen to the open application, in the caller's transaction: the status changes, the history is written,
   * what has to wait is scheduled.
   * @returns the status afterwards
   * @throws WrongStatus when there is no open application, or its status does not admit the event
   */
  applyEvent(tx: Orm, customerId: string, event: ApplicationEvent): Promise<ApplicationStatus>;
  /** Finishes every processing step whose time has come; the queue calls it, tests do too. @returns how many */
  advanceDue(): Promise<number>;
}
