import type { ProcessingStatus } from '#schemas/statuses.ts';

/** What is known of an application that waits, as far as its steps follow from it. */
export interface Waiting {
  readonly status: string;
  /** A person decides: the customer did not agree that a program does. */
  readonly personDecides: boolean;
  /** The forms of the application asked for income. */
  readonly knowsIncome: boolean;
  /** Joining debts was looked at on the way to the offers. */
  readonly joinsDebts: boolean;
}

/** A step as the customer may think of it: its words, and the statuses it is seen in. */
export interface WaitingStep {
  /** Key of its words, after `confirm-wait.`. */
  readonly name: string;
  readonly statuses: readonly ProcessingStatus[];
}

const check: WaitingStep = { name: 'screening', statuses: ['screening', 'bureaus-checking'] };
const refinance: WaitingStep = { name: 'refinance-wait', statuses: ['refinance-wait'] };
const offers: WaitingStep = {
  name: 'counter-offer-calculation',
  statuses: ['counter-offer-calculation'],
};
/** Over as soon as it is shown: whoever waits for the contract has proved who they are. */
const identity: WaitingStep = { name: 'identity', statuses: [] };
const contract: WaitingStep = { name: 'processing', statuses: ['external-data-request', 'processing'] };

/** Which of the statuses' ways an application is on. */
export const isContractPart = (status: string): boolean => isSeenIn(contract, status);
export const isSeenIn = ({ statuses }: WaitingStep, status: string): boolean =>
  statuses.some((one) => one === status);

/**
 * The steps of the part of the way an application is on; those of the decision for a status that is no part of any.
 *
 * Only what happens is a step. Nobody asks credit registers or other outside sources (docs/lending.md, Partners), so the
 * statuses the specification has for them are seen as the step before or after.
 */
export function waitingSteps({
  status,
  personDecides,
  knowsIncome,
  joinsDebts,
}: Waiting): readonly WaitingStep[] {
  const judging = personDecides ? 'person' : knowsIncome ? 'scoring' : 'scoring-form';
  const parts: readonly (readonly WaitingStep[])[] = [
    [check, { name: judging, statuses: ['scoring'] }],
    joinsDebts || isSeenIn(refinance, status) ? [refinance, offers] : [offers],
    [identity, contract],
  ];
  const part = parts.find((steps) => steps.some((step) => isSeenIn(step, status)));
  return part ?? parts[0] ?? [];
}
