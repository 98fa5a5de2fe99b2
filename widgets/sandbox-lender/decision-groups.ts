import type { DevDecisionWord } from '#schemas/lending/dev-decision.ts';

/** What can be decided, in the order somebody trying the site meets it. */
export const decisionGroups: readonly {
  readonly name: string;
  readonly decisions: readonly DevDecisionWord[];
}[] = [
  { name: 'scoring', decisions: ['approve', 'counter-offer', 'refinance', 'resale', 'reject', 'block'] },
  {
    name: 'events',
    decisions: [
      'call-done',
      'call-missed',
      'transfer-received',
      'partner-accepts',
      'partner-declines',
      'restart',
    ],
  },
];
/** How far the days of a contract are moved at a time. */
export const dayJumps = [1, 14, 30] as const;
