import { addMonths, daysBetween, type IsoDate } from '#money/calendar.ts';
import { nonInterestCostCap } from '#money/cost-cap.ts';
import { maximumInterest } from '#money/legal-rates.ts';
import type { LoanFigures } from '#schemas/lending/figures.ts';

/** The terms cost more than the law allows; a contract with them must not come about. */
export class UnlawfulTerms extends Error {
  override readonly name = 'UnlawfulTerms';
}

/**
 * Holds the terms of a contract against the law's caps: costs other than interest (art. 36a of the consumer credit act) and
 * interest (art. 359 § 2¹ of the civil code).
 * @param today day of the offer or the signing
 * @throws UnlawfulTerms
 */
export function assertLawful(figures: LoanFigures, today: IsoDate): void {
  const { amount_minor, months, annual_rate_percent, fee_minor } = figures;
  const days = daysBetween(today, addMonths(today, months));
  const cap = nonInterestCostCap(amount_minor, days);
  if (fee_minor > cap)
    throw new UnlawfulTerms(`A fee of ${fee_minor} is above the cap of ${cap} (art. 36a).`);
  const highest = maximumInterest(today);
  if (annual_rate_percent > highest)
    throw new UnlawfulTerms(`Interest of ${annual_rate_percent} % is above ${highest} % (art. 359 § 2¹).`);
}
