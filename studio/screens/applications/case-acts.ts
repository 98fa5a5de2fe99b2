import type { BodyOf } from '#schemas/calls/define-call.ts';
import {
  applicationCall,
  applicationDecision,
  applicationResale,
  applicationUnblock,
} from '#schemas/calls/staff/applications.ts';
import type { VerdictKind, WaitingCase } from '#schemas/lending/waiting-application.ts';

/** What can be done, by the name of what the case waits for. */
export const actCalls = {
  decision: applicationDecision,
  call: applicationCall,
  resale: applicationResale,
  unblock: applicationUnblock,
} as const;

/** Something staff can do about a case: one call of the platform. */
export type CaseAct = {
  readonly [Name in keyof typeof actCalls]: ActOf<Name>;
}[keyof typeof actCalls];

interface ActOf<Name extends keyof typeof actCalls> {
  readonly call: Name;
  /** Its words: `applications.act-<name>`, `…-title` and `…-means`. */
  readonly name: string;
  /** What is sent besides the number; of `unblock` the reason is asked for. */
  readonly body: Readonly<Omit<BodyOf<(typeof actCalls)[Name]>, 'number' | 'reason'>>;
  /** How it looks: the way on, or an end. */
  readonly tone: 'main' | 'danger' | 'plain';
}

/** What can be done about a case, the way on first. With it goes what was seen, so that nothing else is agreed to. */
export function actsOf({ waits_for: wait, proposal, call }: WaitingCase): readonly CaseAct[] {
  if (wait === 'decision') return proposal === null ? [] : decisions(proposal.verdict);
  if (wait === 'call') {
    const seen = { attempts: call?.attempts ?? 0 };
    const isLast = call !== null && call.attempts + 1 >= call.most_attempts;
    return [
      { call: wait, name: 'done', body: { outcome: 'done', ...seen }, tone: 'main' },
      {
        call: wait,
        name: isLast ? 'missed-last' : 'missed',
        body: { outcome: 'missed', ...seen },
        tone: isLast ? 'danger' : 'plain',
      },
    ];
  }
  if (wait === 'resale')
    return [
      { call: wait, name: 'accepted', body: { outcome: 'accepted' }, tone: 'main' },
      { call: wait, name: 'declined', body: { outcome: 'declined' }, tone: 'plain' },
    ];
  return [{ call: wait, name: 'unblock', body: {}, tone: 'main' }];
}

function decisions(proposal: VerdictKind): readonly CaseAct[] {
  const agree = { call: 'decision', body: { outcome: 'as-proposed', proposal } } as const;
  // The rules refuse as well: there is one thing to do, and it has one name.
  if (proposal === 'reject') return [{ ...agree, name: 'reject', tone: 'danger' }];
  return [
    { ...agree, name: `agree-${proposal}`, tone: proposal === 'block' ? 'danger' : 'main' },
    { call: 'decision', name: 'reject', body: { outcome: 'reject', proposal }, tone: 'danger' },
  ];
}
