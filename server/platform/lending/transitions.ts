import type { VerdictKind } from '#schemas/lending/waiting-application.ts';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import type { ApplicationEvent } from './lifecycle.ts';

export type EventKind = ApplicationEvent['kind'];

/** What a transition with several ends is decided by. */
export interface TransitionFacts {
  /** Phone of the account. */
  readonly phone: 'confirmed' | 'unconfirmed' | 'missing';
  /** What the rules said; null where they are not asked. */
  readonly verdict: VerdictKind | null;
  /** Whether the customer did not agree that a program decides. */
  readonly needsPerson: boolean;
  /** Whether there is an offer below what was asked for. */
  readonly hasOffers: boolean;
  /** Whether an adviser has to call before money is promised. */
  readonly needsCall: boolean;
  /** Calls that were not answered, this one counted. */
  readonly missedCalls: number;
  /** Identifications that failed for good, this one counted. */
  readonly mismatches: number;
  /** Whether a block ends by itself. */
  readonly blockEnds: boolean;
}

export interface Transition {
  /** All ends there are. */
  readonly to: readonly ApplicationStatus[];
  /** Words for docs/lending.md: what decides between them; empty for a single end. */
  readonly by: string;
  choose(facts: TransitionFacts): ApplicationStatus;
}
type Row = Readonly<Partial<Record<EventKind, Transition>>>;

/** An adviser calls so often before the application ends. */
export const maxCalls = 3;
/** A bank that names somebody else so often ends in a block. */
export const maxMismatches = 3;

const to = (status: ApplicationStatus): Transition => ({ to: [status], by: '', choose: () => status });
const either = (
  by: string,
  ends: readonly ApplicationStatus[],
  choose: Transition['choose'],
): Transition => ({ to: ends, by, choose });

const cancelled = { cancelled: to('nothing') } as const;
/** The way on from a decision, by what the rules said. */
const afterVerdict: Readonly<Record<VerdictKind, ApplicationStatus>> = {
  approve: 'data-checking',
  'counter-offers': 'counter-offer-calculation',
  refinance: 'refinance-wait',
  resale: 'resale-offer',
  reject: 'nothing',
  block: 'blocked',
};
const decidedStatus = (verdict: VerdictKind | null): ApplicationStatus =>
  verdict === null ? 'nothing' : afterVerdict[verdict];
const phoneStatuses = {
  confirmed: 'screening',
  unconfirmed: 'confirm-code',
  missing: 'update-mobile',
} as const;

/**
 * The life of an application: status -> event -> status. Whatever is not here is refused ([sec 14]). `nothing` and
 * `change-password` have no rows: they are not statuses of an application, but of a customer without one.
 */
export const transitions: Readonly<Record<ApplicationStatus, Row>> = {
  nothing: {},
  'change-password': {},
  'filling-form': {
    submitted: either(
      'phone of the account',
      Object.values(phoneStatuses),
      ({ phone }) => phoneStatuses[phone],
    ),
    ...cancelled,
  },
  'confirm-code': {
    'phone-confirmed': to('screening'),
    'phone-to-change': to('update-mobile'),
    'codes-spent': to('blocked'),
    ...cancelled,
  },
  'update-mobile': {
    'phone-confirmed': to('screening'),
    'codes-spent': to('blocked'),
    ...cancelled,
  },
  screening: {
    'step-finished': either('verdict: block', ['bureaus-checking', 'blocked'], ({ verdict }) =>
      verdict === 'block' ? 'blocked' : 'bureaus-checking',
    ),
  },
  'bureaus-checking': { 'step-finished': to('scoring') },
  scoring: {
    'step-finished': either(
      'consent, verdict',
      ['scoring', ...Object.values(afterVerdict)],
      ({ needsPerson, verdict }) => (needsPerson ? 'scoring' : decidedStatus(verdict)),
    ),
    'person-decided': either('person, verdict', Object.values(afterVerdict), ({ verdict }) =>
      decidedStatus(verdict),
    ),
  },
  'refinance-wait': { 'step-finished': to('counter-offer-calculation') },
  'counter-offer-calculation': {
    'step-finished': either('offers found', ['counter-offer', 'nothing'], ({ hasOffers }) =>
      hasOffers ? 'counter-offer' : 'nothing',
    ),
  },
  'counter-offer': {
    'offer-accepted': to('data-checking'),
    'offers-declined': to('nothing'),
    'step-finished': to('nothing'),
    ...cancelled,
  },
  'data-checking': {
    'data-confirmed': either('amount', ['payment-request', 'call-verification'], ({ needsCall }) =>
      needsCall ? 'call-verification' : 'payment-request',
    ),
    'data-to-correct': to('filling-form'),
    ...cancelled,
  },
  'call-verification': {
    'call-done': to('payment-request'),
    'call-missed': either('calls so far', ['call-verification', 'nothing'], ({ missedCalls }) =>
      missedCalls >= maxCalls ? 'nothing' : 'call-verification',
    ),
    ...cancelled,
  },
  'payment-request': {
    identified: to('external-data-request'),
    'identification-failed': either('mismatches so far', ['payment-request', 'blocked'], ({ mismatches }) =>
      mismatches >= maxMismatches ? 'blocked' : 'payment-request',
    ),
    ...cancelled,
  },
  'external-data-request': { 'step-finished': to('processing') },
  processing: { 'step-finished': to('show-contract') },
  'show-contract': { 'contract-signed': to('contract'), ...cancelled },
  contract: { 'contract-ended': to('nothing') },
  'resale-offer': {
    'resale-started': to('resale-wait'),
    'resale-declined': to('nothing'),
    ...cancelled,
  },
  'resale-wait': {
    'partner-accepted': to('inresale'),
    'partner-declined': to('resale-offer'),
    'resale-declined': to('nothing'),
  },
  inresale: { 'resale-declined': to('nothing'), 'step-finished': to('nothing'), ...cancelled },
  blocked: {
    'step-finished': either('whether the block ends', ['confirm-code', 'blocked'], ({ blockEnds }) =>
      blockEnds ? 'confirm-code' : 'blocked',
    ),
    unblocked: to('nothing'),
  },
};

/** Where an event leads; null where the status does not admit it. */
export function planTransition(
  status: string,
  event: EventKind,
  facts: TransitionFacts,
): ApplicationStatus | null {
  if (!isStatus(status)) return null;
  return transitions[status][event]?.choose(facts) ?? null;
}

export const isStatus = (status: string): status is ApplicationStatus => Object.hasOwn(transitions, status);
