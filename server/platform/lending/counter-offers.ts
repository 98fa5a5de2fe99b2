import { annuityInstalment } from '#money/annuity.ts';
import { percentOf } from '#money/exact.ts';
import { amountStepMinor as stepMinor } from '#money/loan-step.ts';
import type { CreditTerms } from '#schemas/credit-config.ts';
import type { LoanFigures } from '#schemas/lending/figures.ts';
import type { DecisionFacts } from './decision-facts.ts';
import { figuresOf } from './loan-figures.ts';

/**
 * Loans below the wanted amount whose every instalment fits: the wanted term, the longest one, and what lies between. Order
 * by amount; none is preferred.
 * @param bounds `room`: highest instalment, minor units; `longest`: longest term, months
 */
export function counterOffers(
  { wanted, rules, terms, today }: Pick<DecisionFacts, 'wanted' | 'rules' | 'terms' | 'today'>,
  { room, longest }: { readonly room: number; readonly longest: number },
): LoanFigures[] {
  if (longest < terms.min_months) return [];
  const shortest = Math.min(Math.max(wanted.months, terms.min_months), longest);
  const count = rules.counter_offers;
  const spread = Array.from({ length: count }, (_, i) =>
    count === 1 ? shortest : Math.round(shortest + ((longest - shortest) * i) / (count - 1)),
  );
  const found = new Map<number, LoanFigures>();
  for (const months of new Set(spread)) {
    const amount = largestAmount(
      terms,
      months,
      room,
      Math.min(wanted.amountMinor - 1, terms.max_amount_minor),
    );
    // The same amount for longer only costs more.
    if (amount === null || found.has(amount)) continue;
    found.set(amount, figuresOf(terms, amount, months, today));
  }
  return [...found.values()].toSorted((a, b) => a.amount_minor - b.amount_minor);
}

/** The largest amount in whole steps whose every instalment is within the room; null for none within the terms. */
function largestAmount(terms: CreditTerms, months: number, room: number, most: number): number | null {
  let low = Math.ceil(terms.min_amount_minor / stepMinor);
  let high = Math.floor(most / stepMinor);
  if (high < low || upperBound(terms, low * stepMinor, months) > room) return null;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (upperBound(terms, middle * stepMinor, months) <= room) low = middle;
    else high = middle - 1;
  }
  return low * stepMinor;
}

/** No instalment of such a loan is higher: rounding leaves the last one at most some grosz a month. */
const upperBound = (terms: CreditTerms, amountMinor: number, months: number): number =>
  annuityInstalment(amountMinor, terms.annual_rate_percent, months) +
  Math.floor(percentOf(amountMinor, terms.fee_percent) / months) +
  3 * months;
