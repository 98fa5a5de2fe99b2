import { annuityInstalment } from '#money/annuity.ts';
import { percentOf } from '#money/exact.ts';
import { amountStepMinor as stepMinor } from '#money/loan-step.ts';
import type { CreditTerms } from '#schemas/credit-config.ts';
import type { LoanFigures } from '#schemas/lending/figures.ts';
import type { DecisionFacts } from './decision-facts.ts';
import { figuresOf } from './loan-figures.ts';

/**
 * What fits instead of the wanted loan, the largest amount first; none is preferred. The wanted amount itself comes first
 * where a longer term brings its instalment within the room, at the shortest such term, which costs least. Then smaller
 * amounts: the wanted term, and what lies between it and the longest one that is worth offering.
 * @param bounds `room`: highest instalment, minor units; `longest`: longest term, months
 */
export function counterOffers(
  facts: Pick<DecisionFacts, 'wanted' | 'rules' | 'terms' | 'today'>,
  { room, longest }: { readonly room: number; readonly longest: number },
): LoanFigures[] {
  const { wanted, rules, terms, today } = facts;
  if (longest < terms.min_months) return [];
  const longer = monthsThatFit(facts, { room, longest });
  const same = longer === null ? [] : [figuresOf(terms, wanted.amountMinor, longer, today)];
  const shortest = Math.min(Math.max(wanted.months, terms.min_months), longest);
  // Less money for as long as the whole amount may be had is no offer.
  const last = longer === null ? longest : longer - 1;
  const count = rules.counter_offers - same.length;
  const spread = Array.from({ length: count }, (_, i) =>
    count === 1 ? shortest : Math.round(shortest + ((last - shortest) * i) / (count - 1)),
  );
  const found = new Map<number, LoanFigures>();
  for (const months of new Set(spread)) {
    const most = Math.min(wanted.amountMinor - 1, terms.max_amount_minor);
    const amount = largestAmount(terms, months, room, most);
    // The same amount for longer only costs more.
    if (amount === null || found.has(amount)) continue;
    found.set(amount, figuresOf(terms, amount, months, today));
  }
  return [...same, ...found.values()].toSorted((a, b) => b.amount_minor - a.amount_minor);
}

/** The shortest term over the wanted one at which every instalment of the wanted amount fits; null for none. */
function monthsThatFit(
  { wanted, terms }: Pick<DecisionFacts, 'wanted' | 'terms'>,
  { room, longest }: { readonly room: number; readonly longest: number },
): number | null {
  const { amountMinor } = wanted;
  if (amountMinor < terms.min_amount_minor || amountMinor > terms.max_amount_minor) return null;
  const from = Math.max(wanted.months + 1, terms.min_months);
  const longer = Array.from({ length: Math.max(0, longest - from + 1) }, (_, i) => from + i);
  return longer.find((months) => upperBound(terms, amountMinor, months) <= room) ?? null;
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
