import type { CreditTerms } from '#schemas/credit-config.ts';
import type { CalculatorOptions } from '#schemas/lending/calculator.ts';
import { instalmentExample } from './instalment-example.ts';
import { termsInForce } from './read-terms.ts';
import { type WarningInForce, warningInForce } from './read-warning.ts';
import type { RepresentativeExample } from './representative-example.ts';
import { termsOf } from './terms-of-options.ts';

/** What goods cost when they are bought with a loan, with everything the law wants said beside an instalment. */
export interface InstalmentOffer {
  /** Of the very loan whose instalment is named: the smallest one that pays the price, over the longest term. */
  readonly example: RepresentativeExample;
  readonly warning: WarningInForce | null;
}

/** What instalments of any price follow from, as plain data: for prices that only the browser knows. */
export interface InstalmentTerms {
  readonly terms: CreditTerms;
  readonly warning: WarningInForce | null;
}

interface OfferPlace {
  /** Configuration category `credit`: its warning, and its terms where the platform has not said its own. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What the platform lends today; null where it has not said. */
  readonly options: CalculatorOptions | null;
  readonly today: string;
  readonly locale: string;
}

/** Terms and warning in force; null where either is missing or not in order. Nothing is said of instalments then. */
export function instalmentTerms({ values, options, today, locale }: OfferPlace): InstalmentTerms | null {
  const stored = termsInForce(options ? { terms: [termsOf(options)] } : values, today);
  const warning = warningInForce(values, today, locale);
  return stored.ok && stored.value && warning.ok ? { terms: stored.value, warning: warning.value } : null;
}

/** The lowest instalment a price can be paid in. Null where no such loan is offered. */
export function instalmentOffer(
  price: { readonly priceMinor: number; readonly currency: string },
  place: OfferPlace,
): InstalmentOffer | null {
  const known = instalmentTerms(place);
  const example = known && instalmentExample(price, known.terms);
  return example && { example, warning: known.warning };
}
