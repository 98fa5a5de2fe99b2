/** What can be wrong with the configuration `credit`. */
export type CreditProblemKind =
  /** It breaks its schema, or names a day that does not exist. */
  | 'malformed'
  /** A least value above the highest one. */
  | 'bounds'
  /** An example of a loan that is not offered. */
  | 'example-outside'
  /** Costs above the cap of art. 36a of the Polish consumer credit act. */
  | 'over-cost-cap'
  /** A price is to be shown, and neither the configuration nor the block names it. */
  | 'no-terms';

export interface CreditProblem {
  readonly kind: CreditProblemKind;
  readonly message: string;
  readonly cure: string;
}

/** What reading the configuration comes to. `null` as the value: nothing is configured, or nothing has begun. */
export type CreditOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: CreditProblem };

export const found = <T>(value: T): CreditOutcome<T> => ({ ok: true, value });

export const refused = (kind: CreditProblemKind, message: string, cure: string): CreditOutcome<never> => ({
  ok: false,
  problem: { kind, message, cure },
});

/** A block cannot be shown without breaking the law or guessing a price. Its query fails with this, and names why. */
export class CreditError extends Error {
  override readonly name = 'CreditError';
  readonly problem: CreditProblem;
  constructor(problem: CreditProblem) {
    super(`credit terms (${problem.kind}): ${problem.message}. ${problem.cure}`);
    this.problem = problem;
  }
}

/** The value. @throws CreditError, which leaves the block out and tells the log what to mend */
export function orLeaveOut<T>(outcome: CreditOutcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new CreditError(outcome.problem);
}
