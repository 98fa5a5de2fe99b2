import type { IsoDate } from '#money/calendar.ts';
import type { CreditTerms } from '#schemas/credit-config.ts';
import type { LendingRules } from '#schemas/lending/lending-config.ts';
import type { Applicant } from './applicant.ts';

export interface Wanted {
  readonly amountMinor: number;
  readonly months: number;
}

/** Everything a decision follows from: the same facts decide the same. */
export interface DecisionFacts {
  readonly applicant: Applicant;
  readonly wanted: Wanted;
  readonly rules: LendingRules;
  readonly terms: CreditTerms;
  /** Day at the site's place. */
  readonly today: IsoDate;
  /** Whether there is anybody to hand the application over to. */
  readonly hasPartners: boolean;
}
