import { costCapProblem } from '#engine/credit/cost-cap-check.ts';
import { type CreditOutcome, found, refused } from '#engine/credit/credit-outcome.ts';
import { termsInForce } from '#engine/credit/read-terms.ts';
import { type WarningInForce, warningInForce } from '#engine/credit/read-warning.ts';
import {
  type Price,
  type RepresentativeExample,
  representativeExample,
} from '#engine/credit/representative-example.ts';
import { termsOf } from '#engine/credit/terms-of-options.ts';
import type { CreditTerms } from '#schemas/credit-config.ts';
import type { CalculatorOptions } from '#schemas/lending/calculator.ts';
import { type CalculatorBounds, type Choice, consistentBounds, nearest } from './calculator-state.ts';
import type { LoanCalculatorProps } from './props.ts';

/** What the calculator counts with, checked on the server. Plain data for the view. */
export interface CalculatorOffer {
  readonly price: Price;
  /** Amounts in whole units of the currency. */
  readonly bounds: CalculatorBounds;
  /** On the grid of the bounds. */
  readonly start: Choice;
  /** Of the values at the start, whatever the visitor then chooses. */
  readonly example: RepresentativeExample;
  readonly warning: WarningInForce | null;
}

/** Where and when the calculator is shown. */
export interface OfferPlace {
  readonly today: string;
  readonly locale: string;
  /** What the platform lends today, the terms it decides with; null where it has not said. */
  readonly options?: CalculatorOptions | null;
}

const minorPerUnit = 100;

/**
 * The terms in force, with what the block changes of them: a promotion may have a price and bounds of its own. A block
 * that names everything needs neither.
 * @param values the configuration category `credit`: its warning, and its terms where the platform has not said its own
 */
export function planOffer(
  props: LoanCalculatorProps,
  values: Readonly<Record<string, unknown>>,
  { today, locale, options = null }: OfferPlace,
): CreditOutcome<CalculatorOffer> {
  const own = ownTerms(props);
  const stored = own ? found(null) : termsInForce(options ? { terms: [termsOf(options)] } : values, today);
  if (!stored.ok) return stored;
  const terms = own ?? (stored.value && mergeTerms(props, stored.value));
  if (!terms)
    return refused(
      'no-terms',
      'no terms are in force, and the block does not name all of its own',
      'Add the configuration "credit", or fill in amounts, term, rate, fee and date of the block.',
    );
  const { price, bounds, wished } = terms;
  const start = {
    amount: nearest(wished.amount, bounds.amount),
    months: nearest(wished.months, bounds.months),
  };
  const problem =
    costCapProblem(price.feePercent, start.amount * minorPerUnit, start.months) ??
    costCapProblem(price.feePercent, bounds.amount.max * minorPerUnit, bounds.months.min);
  if (problem) return { ok: false, problem };
  const warning = warningInForce(values, today, locale);
  if (!warning.ok) return warning;
  const example = representativeExample(price, start.amount * minorPerUnit, start.months);
  return found({ price, bounds, start, example, warning: warning.value });
}

interface OfferTerms {
  readonly price: Price;
  readonly bounds: CalculatorBounds;
  readonly wished: Choice;
}

/** The terms of a block that leaves nothing to the configuration, else null. */
function ownTerms(props: LoanCalculatorProps): OfferTerms | null {
  const { minAmount, maxAmount, minMonths, maxMonths, annualRatePercent, feePercent, exampleDate } = props;
  if (
    minAmount === undefined ||
    maxAmount === undefined ||
    minMonths === undefined ||
    maxMonths === undefined ||
    annualRatePercent === undefined ||
    feePercent === undefined ||
    exampleDate === undefined
  )
    return null;
  return mergeTerms(props, {
    from: exampleDate,
    annual_rate_percent: annualRatePercent,
    fee_percent: feePercent,
    currency: 'PLN',
    min_amount_minor: minAmount * minorPerUnit,
    max_amount_minor: maxAmount * minorPerUnit,
    min_months: minMonths,
    max_months: maxMonths,
    example: { amount_minor: minAmount * minorPerUnit, months: minMonths },
  });
}

function mergeTerms(props: LoanCalculatorProps, terms: CreditTerms): OfferTerms {
  return {
    price: {
      annualRatePercent: props.annualRatePercent ?? terms.annual_rate_percent,
      feePercent: props.feePercent ?? terms.fee_percent,
      currency: props.currency ?? terms.currency,
      asOf: props.exampleDate ?? terms.from,
    },
    bounds: {
      amount: consistentBounds(
        props.minAmount ?? Math.ceil(terms.min_amount_minor / minorPerUnit),
        props.maxAmount ?? Math.floor(terms.max_amount_minor / minorPerUnit),
        props.amountStep,
      ),
      months: consistentBounds(
        props.minMonths ?? terms.min_months,
        props.maxMonths ?? terms.max_months,
        props.monthsStep,
      ),
    },
    wished: {
      amount: props.defaultAmount ?? terms.example.amount_minor / minorPerUnit,
      months: props.defaultMonths ?? terms.example.months,
    },
  };
}
