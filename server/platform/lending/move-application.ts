import { and, eq } from 'drizzle-orm';
import type { RejectionReason } from '#schemas/lending/application.ts';
import type { LoanFigures } from '#schemas/lending/figures.ts';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import { createAuditLog } from '../base/audit/audit-log.ts';
import type { Orm } from '../base/database/database.ts';
import { legalDay } from '../base/legal-day.ts';
import { customer } from '../customers/tables.ts';
import { WrongStatus } from '../http/wrong-status.ts';
import type { ContractBooks } from './contracts/contract-books.ts';
import { loanContract } from './contracts/tables.ts';
import type { Verdict } from './decide.ts';
import type { ContractEndListener } from './end-contract.ts';
import { columnsFor, mismatchesAfter } from './enter-status.ts';
import { readLendingTerms } from './lending-terms.ts';
import type { ApplicationEvent, LoanApplication } from './lifecycle.ts';
import { type PurchaseListener, payFromLoan } from './loan-purchases.ts';
import { personDecides } from './person-decides.ts';
import { resaleCase } from './resale/tables.ts';
import { applicationEvent, counterOffer, loanApplication } from './tables.ts';
import { planTransition, type TransitionFacts } from './transitions.ts';
import { verdictOf } from './verdict-of.ts';

export interface MoveOptions {
  /** Contracts; without them an application comes to `show-contract` with nothing to show. */
  readonly books: Pick<ContractBooks, 'offer' | 'lockRunning' | 'payOut'> | null;
  /** Who sells what loans are taken for; nobody where not given. */
  readonly purchases?: PurchaseListener;
  /** Told when a contract is over, in its transaction; nobody where not given. */
  readonly contractEnds?: ContractEndListener;
  /** Sees to it that `advanceDue` runs at a time. */
  readonly wake: (at: Date) => void;
  /** Whether partners answer by themselves after some seconds. */
  readonly sandbox: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Lets an event happen to an application whose row is locked, with everything that belongs to it, in one transaction.
 * @throws WrongStatus when the status does not admit the event
 */
export async function moveApplication(
  { books, purchases, contractEnds, wake, sandbox, now }: MoveOptions,
  tx: Orm,
  row: LoanApplication,
  event: ApplicationEvent,
): Promise<ApplicationStatus> {
  const at = new Date(now());
  const today = legalDay(now());
  const lending = await readLendingTerms(tx, today);
  // Without the consent the rules only propose: the step ends with nothing decided, and a person has the word.
  const needsPerson =
    personDecides(row.scoring) && row.status === 'scoring' && event.kind === 'step-finished';
  const proposed = asksRules(row, event) && !needsPerson ? verdictOf(row, lending, today) : null;
  const refused = event.kind === 'person-decided' && event.outcome === 'reject';
  const verdict: Verdict | null = refused && proposed?.kind !== 'reject' ? refusal : proposed;
  const offers = verdict === null ? [] : offersIn(verdict);
  const facts: TransitionFacts = {
    phone: await phoneOf(tx, row.customerId),
    verdict: verdict?.kind ?? null,
    needsPerson,
    hasOffers: offers.length > 0,
    needsCall: (row.offer?.amount_minor ?? row.wantedMinor) >= lending.rules.call_from_minor,
    missedCalls: (row.call?.attempts ?? 0) + (event.kind === 'call-missed' ? 1 : 0),
    mismatches: mismatchesAfter(row, event),
    blockEnds: row.blocked?.until != null,
  };
  const to = planTransition(row.status, event.kind, facts);
  if (to === null) throw new WrongStatus(row.status, event.kind);
  const reasons: readonly RejectionReason[] =
    verdict?.kind === 'reject' || verdict?.kind === 'resale' ? verdict.reasons : [];
  const block = verdict?.kind === 'block' ? verdict.reason : 'fraud-suspected';
  const columns = columnsFor({ row, event, to, at, today, lending, reasons, block, sandbox });
  const decided = row.status === 'scoring' && verdict !== null;
  const changed = {
    ...columns,
    ...(decided && verdict.kind === 'approve' && { offer: verdict.offer }),
    ...(to === 'counter-offer' && { scoring: { ...row.scoring, room: roomIn(verdict) } }),
    ...(decided && { scoring: { ...row.scoring, ...columns.scoring, verdict: verdict.kind, reasons } }),
  };
  const [moved] = await tx
    .update(loanApplication)
    .set(changed)
    .where(eq(loanApplication.id, row.id))
    .returning();
  if (!moved) throw new Error('the application is gone');
  await tx
    .insert(applicationEvent)
    .values({ applicationId: row.id, at, from: row.status, to, cause: event.kind });
  const { id: application } = row;
  await createAuditLog(tx, now).record({
    kind: decided ? 'application-decided' : 'application-moved',
    customerId: row.customerId,
    details: {
      application,
      from: row.status,
      to,
      cause: event.kind,
      ...(decided && { verdict: verdict.kind }),
    },
  });
  // What was offered and is given up must not stand in the way of the next offer.
  if (row.status === 'show-contract' && to === 'nothing') {
    const offered = and(eq(loanContract.applicationId, application), eq(loanContract.state, 'offered'));
    await tx.delete(loanContract).where(offered);
  }
  if (event.kind === 'partner-accepted' || event.kind === 'partner-declined') {
    const state = event.kind === 'partner-accepted' ? 'accepted' : 'declined';
    await tx
      .update(resaleCase)
      .set({ state, answeredAt: at })
      .where(eq(resaleCase.applicationId, application));
  }
  if (to === 'counter-offer') await storeOffers(tx, application, offers, moved.dueAt ?? at);
  if (to === 'show-contract' && books !== null && moved.offer !== null) {
    await books.offer(tx, { id: application, customerId: row.customerId }, moved.offer);
  }
  if (event.kind === 'contract-ended') await contractEnds?.ended(tx, application);
  if (purchases && event.kind === 'contract-signed' && books !== null)
    await purchases.paidOut(tx, row.customerId, payFromLoan(tx, books, row.customerId));
  else if (row.status !== 'contract' && withoutLoan.has(to)) await purchases?.refused(tx, row.customerId);
  if (moved.dueAt !== null) wake(moved.dueAt);
  return to;
}

/** Statuses from which no loan of ours comes: nothing bought with one waits any longer. */
const withoutLoan: ReadonlySet<ApplicationStatus> = new Set(['nothing', 'blocked', 'inresale']);

/** A person's no, where the rules have none. */
const refusal: Verdict = { kind: 'reject', reasons: ['other'] };

/** The steps at whose end the rules are asked; a person decides with what they propose. */
const asksRules = ({ status }: LoanApplication, { kind }: ApplicationEvent): boolean =>
  kind === 'person-decided' ||
  (kind === 'step-finished' && ['screening', 'scoring', 'counter-offer-calculation'].includes(status));

const offersIn = (verdict: Verdict): readonly LoanFigures[] =>
  verdict.kind === 'counter-offers' || verdict.kind === 'refinance' ? verdict.offers : [];

/** The instalment that would fit, told beside the offers. */
const roomIn = (verdict: Verdict | null): number | null =>
  verdict?.kind === 'counter-offers' || verdict?.kind === 'refinance' ? verdict.roomMinor : null;

/** Replaces the offers of an application. */
export async function storeOffers(
  tx: Orm,
  applicationId: string,
  offers: readonly LoanFigures[],
  validUntil: Date,
): Promise<void> {
  await tx.delete(counterOffer).where(eq(counterOffer.applicationId, applicationId));
  if (offers.length === 0) return;
  await tx.insert(counterOffer).values(offers.map((figures) => ({ applicationId, figures, validUntil })));
}

async function phoneOf(tx: Orm, customerId: string): Promise<TransitionFacts['phone']> {
  const [row] = await tx
    .select({ phone: customer.phone, verified: customer.phoneVerifiedAt })
    .from(customer)
    .where(eq(customer.id, customerId));
  if (!row || row.phone === null) return 'missing';
  return row.verified === null ? 'unconfirmed' : 'confirmed';
}
