import { type CreditOutcome, found, refused } from '#engine/credit/credit-outcome.ts';
import { isOffered } from '#engine/credit/is-offered.ts';
import { termsInForce } from '#engine/credit/read-terms.ts';
import { type RepresentativeExample, representativeExample } from '#engine/credit/representative-example.ts';

/** The loan an editor chose; what is missing is as in the terms. */
export interface WantedLoan {
  /** In whole units of the currency. */
  readonly amount?: number | undefined;
  readonly months?: number | undefined;
}

/**
 * The example of the terms in force, or of the loan an editor chose among those offered.
 * @param values the configuration category `credit`
 * @returns value null when no terms are in force: there is no price, so there is nothing to exemplify
 */
export function planExample(
  { amount, months }: WantedLoan,
  values: Readonly<Record<string, unknown>>,
  today: string,
): CreditOutcome<RepresentativeExample | null> {
  const outcome = termsInForce(values, today);
  if (!outcome.ok || !outcome.value) return outcome.ok ? found(null) : outcome;
  const terms = outcome.value;
  const amountMinor = amount === undefined ? terms.example.amount_minor : amount * 100;
  const term = months ?? terms.example.months;
  if (!isOffered(terms, amountMinor, term))
    return refused(
      'example-outside',
      `a loan of ${amountMinor} minor units over ${term} months is not offered`,
      `Choose ${terms.min_amount_minor} to ${terms.max_amount_minor} over ${terms.min_months} to ${terms.max_months} months.`,
    );
  const price = {
    annualRatePercent: terms.annual_rate_percent,
    feePercent: terms.fee_percent,
    currency: terms.currency,
    asOf: terms.from,
  };
  return found(representativeExample(price, amountMinor, term));
}
