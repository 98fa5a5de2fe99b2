import { readApplicant } from './applicant.ts';
import { counterOffers } from './counter-offers.ts';
import { dearest, decide, longestMonths, type OffersThatFit, type Verdict } from './decide.ts';
import type { DecisionFacts } from './decision-facts.ts';
import type { LendingTerms } from './lending-terms.ts';
import type { LoanApplication } from './lifecycle.ts';
import { figuresOf } from './loan-figures.ts';

/** Decisions the sandbox may ask for; they are kept in the application until the scoring comes to them. */
export const forcedVerdicts = ['approve', 'counter-offer', 'reject', 'resale', 'refinance', 'block'] as const;
export type ForcedVerdict = (typeof forcedVerdicts)[number];

/** What the rules say of an application, or what the sandbox wants them to say. */
export function verdictOf(row: LoanApplication, lending: LendingTerms, today: string): Verdict {
  const facts: DecisionFacts = {
    applicant: readApplicant(row.values),
    wanted: { amountMinor: row.wantedMinor, months: row.wantedMonths },
    rules: lending.rules,
    terms: lending.terms,
    today,
    hasPartners: lending.config.partners.length > 0,
  };
  const forced = forcedVerdicts.find((word) => word === row.scoring['forced']);
  const decided = decide(facts);
  return forced === undefined ? decided : force(forced, facts, decided);
}

function force(forced: ForcedVerdict, facts: DecisionFacts, decided: Verdict): Verdict {
  const { terms, today } = facts;
  const months = within(facts.wanted.months, terms.min_months, terms.max_months);
  const amount = within(facts.wanted.amountMinor, terms.min_amount_minor, terms.max_amount_minor);
  switch (forced) {
    case 'approve':
      return { kind: 'approve', offer: figuresOf(terms, amount, months, today) };
    case 'counter-offer':
    case 'refinance': {
      const kind = forced === 'refinance' ? 'refinance' : 'counter-offers';
      return { kind, ...someOffers(facts, { amount, months }) };
    }
    case 'resale':
      return { kind: 'resale', reasons: ['obligations'] };
    case 'reject':
      return decided.kind === 'reject' ? decided : { kind: 'reject', reasons: ['income', 'obligations'] };
    case 'block':
      return { kind: 'block', reason: 'fraud-suspected' };
  }
}

/** Offers for somebody the rules would have treated otherwise: as if two thirds of the instalment could be paid. */
export function someOffers(
  facts: Pick<DecisionFacts, 'wanted' | 'rules' | 'terms' | 'today' | 'applicant'>,
  { amount, months }: { readonly amount: number; readonly months: number },
): OffersThatFit {
  const { terms, today } = facts;
  const room = Math.floor((figuresOf(terms, amount, months, today).instalment_minor * 2) / 3);
  const longest = longestMonths({ ...facts, hasPartners: false }) || terms.max_months;
  const found = counterOffers(facts, { room, longest });
  if (found.length > 0) return { offers: found, roomMinor: room };
  const least = figuresOf(terms, terms.min_amount_minor, months, today);
  return { offers: [least], roomMinor: dearest(least) };
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
