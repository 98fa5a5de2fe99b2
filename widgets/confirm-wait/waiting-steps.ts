/** The processing statuses as a customer may think of them, in the order they come in. */
export const decisionSteps = ['screening', 'bureaus-checking', 'scoring'] as const;
export const offerSteps = ['refinance-wait', 'counter-offer-calculation'] as const;
export const contractSteps = ['external-data-request', 'processing'] as const;

/**
 * The steps of the part of the way a status belongs to; those of the decision for a status that is none of them.
 * @param joinsDebts whether joining debts was looked at: a step that does not happen is not named
 */
export function stepsAround(status: string, joinsDebts: boolean): readonly string[] {
  const offer = joinsDebts ? offerSteps : offerSteps.filter((step) => step !== 'refinance-wait');
  const part = [decisionSteps, offer, contractSteps].find((steps) => steps.some((one) => one === status));
  return part ?? decisionSteps;
}
