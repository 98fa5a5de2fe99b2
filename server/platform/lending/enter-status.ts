import { addDays } from '#money/calendar.ts';
import type { Application, BlockReason, RejectionReason } from '#schemas/lending/application.ts';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import type { LendingTerms } from './lending-terms.ts';
import type { ApplicationEvent, LoanApplication } from './lifecycle.ts';
import { personDecides } from './person-decides.ts';

/** Times at which an adviser calls. */
export const callSlots = ['09:00–12:00', '12:00–15:00', '15:00–18:00'] as const;
const dayMs = 86_400_000;
/** A processing status the configuration names no time for. */
const fallbackSeconds = 2;
/** A block after too many codes ends by itself. */
const blockMs = dayMs;
/** The partner has taken over: after so long nobody looks at the waiting screen any more. */
const resoldMs = 30 * dayMs;

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
    // Still in the scoring: it waits for a person, whom no clock stands for.
    dueAt:
      to === 'scoring' && row.status === 'scoring'
        ? null
        : dueTime({ ...entering, blockEnds: event.kind === 'codes-spent' || row.blocked?.until != null }),
    ...(to === 'nothing' && { endedAt: at, ...rejectionOf(entering) }),
    blocked: to === 'blocked' ? (row.blocked ?? blockOf(entering)) : null,
    ...(event.kind === 'offer-accepted' && { offer: event.offer }),
    ...callOf(entering),
    ...identificationOf(entering),
    ...scoringOf(entering),
  };
}

/** When a status goes on by itself; null where it waits for somebody. */
export function dueTime({
  to,
  at,
  lending,
  sandbox,
  blockEnds = false,
}: Pick<Entering, 'to' | 'at' | 'lending' | 'sandbox'> & { readonly blockEnds?: boolean }): Date | null {
  const after = (ms: number) => new Date(at.getTime() + ms);
  if (to === 'counter-offer') return after(lending.rules.counter_offer_days * dayMs);
  if (to === 'inresale') return after(resoldMs);
  if (to === 'blocked') return blockEnds ? after(blockMs) : null;
  if (!processing.has(to) || (to === 'resale-wait' && !sandbox)) return null;
  const seconds = new Map(Object.entries(lending.config.seconds)).get(to);
  return after((seconds ?? fallbackSeconds) * 1000);
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
        : event.kind === 'person-decided' || (event.kind === 'step-finished' && row.status !== 'inresale')
          ? reasons.length > 0
            ? reasons
            : ['other']
          : null;
  if (why === null) return {};
  const rejection: NonNullable<Application['rejection']> = {
    reasons: [...why],
    at: at.toISOString(),
    again_on: why.includes('expired') ? null : addDays(today, lending.rules.again_after_days),
    automated:
      event.kind === 'step-finished' && row.status !== 'counter-offer' && !personDecides(row.scoring),
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
