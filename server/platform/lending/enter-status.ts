import type { Application, BlockReason, RejectionReason } from '#schemas/lending/application.ts';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import { addDays } from './days.ts';
import type { LendingTerms } from './lending-terms.ts';
import type { ApplicationEvent, LoanApplication } from './lifecycle.ts';

/** Times at which an adviser calls. */
export const callSlots = ['09:00–12:00', '12:00–15:00', '15:00–18:00'] as const;
/** A block after too many codes ends by itself. */
const blockMs = 24 * 60 * 60 * 1000;
/** The partner has taken over: after so long nobody looks at the waiting screen any more. */
const resoldMs = 30 * 24 * 60 * 60 * 1000;

export interface Entering {
  readonly row: LoanApplication;
  readonly event: ApplicationEvent;
  readonly to: ApplicationStatus;
  readonly at: Date;
  /** Day at the site's place. */
  readonly today: string;
  readonly lending: LendingTerms;
  /** Why the rules refused or blocked, where they did. */
  readonly reasons: readonly RejectionReason[];
  readonly block: BlockReason;
  /** Whether partners answer by themselves. */
  readonly sandbox: boolean;
}

/** What of the row changes when an application comes to a status. Pure; rows of other tables are the lifecycle's. */
export function columnsFor(entering: Entering): Partial<LoanApplication> {
  const { row, event, to, at } = entering;
  return {
    status: to,
    ...(to !== row.status && { since: at }),
    dueAt: dueAt(entering),
    ...(to === 'nothing' && { endedAt: at, ...rejectionOf(entering) }),
    blocked: to === 'blocked' ? (row.blocked ?? blockOf(entering)) : null,
    ...(event.kind === 'offer-accepted' && { offer: event.offer }),
    ...callOf(entering),
    ...identificationOf(entering),
    ...scoringOf(entering),
  };
}

function dueAt({ to, at, lending, row, event, sandbox }: Entering): Date | null {
  const seconds = new Map(Object.entries(lending.config.seconds)).get(to);
  if (to === 'counter-offer') {
    return new Date(at.getTime() + lending.rules.counter_offer_days * 24 * 60 * 60 * 1000);
  }
  if (to === 'inresale') return new Date(at.getTime() + resoldMs);
  if (to === 'blocked') {
    const ends = event.kind === 'codes-spent' || row.blocked?.until != null;
    return ends ? new Date(at.getTime() + blockMs) : null;
  }
  if (to === 'resale-wait' && !sandbox) return null;
  if (processing.has(to)) return new Date(at.getTime() + (seconds ?? 2) * 1000);
  return null;
}

const processing: ReadonlySet<string> = new Set([
  'screening',
  'bureaus-checking',
  'scoring',
  'counter-offer-calculation',
  'refinance-wait',
  'external-data-request',
  'processing',
  // The partner's answer; in the sandbox it comes by itself.
  'resale-wait',
]);

/** Endings that are a decision against the customer, and not their own. */
function rejectionOf({
  row,
  event,
  at,
  today,
  lending,
  reasons,
}: Entering): Pick<Partial<LoanApplication>, 'rejection'> {
  const why: readonly RejectionReason[] | null =
    event.kind === 'call-missed'
      ? ['no-contact']
      : event.kind === 'step-finished' && row.status === 'counter-offer'
        ? ['expired']
        : event.kind === 'step-finished' && row.status !== 'inresale'
          ? reasons.length > 0
            ? reasons
            : ['other']
          : null;
  if (why === null) return {};
  const rejection: NonNullable<Application['rejection']> = {
    reasons: [...why],
    at: at.toISOString(),
    again_on: why.includes('expired') ? null : addDays(today, lending.rules.again_after_days),
    automated: event.kind === 'step-finished' && row.status !== 'counter-offer',
  };
  return { rejection };
}

function blockOf({ event, at, block }: Entering): NonNullable<Application['blocked']> {
  if (event.kind === 'codes-spent') {
    return { reason: 'too-many-codes', until: new Date(at.getTime() + blockMs).toISOString() };
  }
  return { reason: event.kind === 'identification-failed' ? 'identity-mismatch' : block, until: null };
}

function callOf({ row, event, to }: Entering): Pick<Partial<LoanApplication>, 'call'> {
  if (to !== 'call-verification') return {};
  const call = row.call ?? { slot: null, slots: [...callSlots], attempts: 0 };
  return { call: event.kind === 'call-missed' ? { ...call, attempts: call.attempts + 1 } : call };
}

function identificationOf({ row, event, to }: Entering): Pick<Partial<LoanApplication>, 'identification'> {
  const present = row.identification ?? { method: null, failures: 0, last_failure: null };
  if (event.kind === 'identified') {
    return { identification: { ...present, method: event.method, last_failure: null } };
  }
  if (event.kind === 'identification-failed') {
    const { failure } = event;
    return { identification: { ...present, failures: present.failures + 1, last_failure: failure } };
  }
  return to === 'payment-request' ? { identification: present } : {};
}

const scoringOf = ({ row, event }: Entering): Pick<Partial<LoanApplication>, 'scoring'> =>
  event.kind === 'identification-failed'
    ? { scoring: { ...row.scoring, mismatches: mismatchesAfter(row, event) } }
    : {};

/** Identifications that named somebody else, this one counted: only those count against the customer. */
export function mismatchesAfter({ scoring }: LoanApplication, event: ApplicationEvent): number {
  const before = scoring['mismatches'];
  const count = typeof before === 'number' ? before : 0;
  return event.kind === 'identification-failed' && event.failure === 'name-mismatch' ? count + 1 : count;
}
