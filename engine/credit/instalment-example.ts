import { amountStepMinor } from '#money/loan-step.ts';
import type { CreditTerms } from '#schemas/credit-config.ts';
import { costCapProblem } from './cost-cap-check.ts';
import { isOffered } from './is-offered.ts';
import { type RepresentativeExample, representativeExample } from './representative-example.ts';

/**
 * The loan a price is paid with: the smallest one that pays it, over the longest term. Null where no such loan is offered: out
 * of its bounds, or in another currency. Plain calculation, for the browser as well.
 * @param terms those in force, checked
 */
export function instalmentExample(
  { priceMinor, currency }: { readonly priceMinor: number; readonly currency: string },
  terms: CreditTerms,
): RepresentativeExample | null {
  if (priceMinor < terms.min_amount_minor) return null;
  // Loans grow by whole steps: the first that pays the price.
  const steps = Math.ceil((priceMinor - terms.min_amount_minor) / amountStepMinor);
  const amountMinor = terms.min_amount_minor + steps * amountStepMinor;
  const months = terms.max_months;
  if (terms.currency !== currency || !isOffered(terms, amountMinor, months)) return null;
  if (costCapProblem(terms.fee_percent, amountMinor, months)) return null;
  const price = {
    annualRatePercent: terms.annual_rate_percent,
    feePercent: terms.fee_percent,
    currency: terms.currency,
    asOf: terms.from,
  };
  return representativeExample(price, amountMinor, months);
}
