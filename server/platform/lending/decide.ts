import { addMonths } from '#money/calendar.ts';
import type { BlockReason, RejectionReason } from '#schemas/lending/application.ts';
import type { LoanFigures } from '#schemas/lending/figures.ts';
import type { LendingRules } from '#schemas/lending/lending-config.ts';
import { type Applicant, ageOn } from './applicant.ts';
import { counterOffers } from './counter-offers.ts';
import type { DecisionFacts } from './decision-facts.ts';
import { figuresOf } from './loan-figures.ts';

export interface OffersThatFit {
  readonly offers: readonly LoanFigures[];
  /** The instalment that would fit, minor units a month. */
  readonly roomMinor: number;
}

export type Verdict =
  | { readonly kind: 'approve'; readonly offer: LoanFigures }
  | ({ readonly kind: 'counter-offers' | 'refinance' } & OffersThatFit)
  | { readonly kind: 'resale'; readonly reasons: readonly RejectionReason[] }
  | { readonly kind: 'reject'; readonly reasons: readonly RejectionReason[] }
  | { readonly kind: 'block'; readonly reason: BlockReason };

/** What living counts with: what the household says, but never less than the rule's amount for it. */
export function livingFor({ dependants, livingCostMinor }: Applicant, rules: LendingRules): number {
  const least = rules.living_cost_minor + rules.living_cost_per_dependant_minor * dependants;
  return Math.max(least, livingCostMinor);
}

/**
 * What an instalment may be, minor units a month: the rule's share of what is left of the income after living, less the
 * instalments there are.
 */
export function roomFor(applicant: Applicant, rules: LendingRules, paysOffLoans = false): number {
  const left = applicant.incomeMinor - livingFor(applicant, rules);
  const share = Math.floor((Math.max(left, 0) * rules.max_burden_percent) / 100);
  return share - (paysOffLoans ? 0 : applicant.obligationsMinor);
}

/** The dearest instalment of a loan: the last one takes up what rounding left. */
export const dearest = (loan: LoanFigures): number =>
  Math.max(loan.instalment_minor, loan.last_instalment_minor);

/** The longest term somebody may have: they must not be too old when it ends. 0 for none. */
export function longestMonths({ applicant, rules, terms, today }: DecisionFacts): number {
  const { birthDate } = applicant;
  if (birthDate === null) return 0;
  let months = terms.max_months;
  while (months >= terms.min_months && ageOn(birthDate, addMonths(today, months)) > rules.max_age) months--;
  return months >= terms.min_months ? months : 0;
}

/** Decides an application. Nothing but the facts counts. */
export function decide(facts: DecisionFacts): Verdict {
  const { applicant, wanted, rules, terms, today, hasPartners } = facts;
  const { birthDate, peselHash, employment } = applicant;
  if (peselHash !== null && rules.blacklist.includes(peselHash)) {
    return { kind: 'block', reason: 'fraud-suspected' };
  }
  if (birthDate === null) return { kind: 'reject', reasons: ['identity'] };
  const longest = longestMonths(facts);
  if (ageOn(birthDate, today) < rules.min_age || longest === 0) return { kind: 'reject', reasons: ['age'] };
  if (employment !== null && rules.refused_employments.includes(employment)) {
    return { kind: 'reject', reasons: ['employment'] };
  }
  if (applicant.incomeMinor < rules.min_income_minor) return { kind: 'reject', reasons: ['income'] };

  const room = roomFor(applicant, rules);
  const fits =
    wanted.amountMinor >= terms.min_amount_minor &&
    wanted.amountMinor <= terms.max_amount_minor &&
    wanted.months >= terms.min_months &&
    wanted.months <= longest;
  if (fits) {
    const offer = figuresOf(terms, wanted.amountMinor, wanted.months, today);
    if (dearest(offer) <= room) return { kind: 'approve', offer };
  }
  if (applicant.refinances && applicant.obligationsMinor > 0) {
    const roomMinor = roomFor(applicant, rules, true);
    const offers = counterOffers(facts, { room: roomMinor, longest });
    if (offers.length > 0) return { kind: 'refinance', offers, roomMinor };
  }
  const offers = counterOffers(facts, { room, longest });
  if (offers.length > 0) return { kind: 'counter-offers', offers, roomMinor: room };
  const reasons: RejectionReason[] = [applicant.obligationsMinor > 0 ? 'obligations' : 'income'];
  return { kind: room > 0 && hasPartners ? 'resale' : 'reject', reasons };
}
