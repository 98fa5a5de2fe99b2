import { type CreditTerms, creditConfigCategory } from '#schemas/credit-config.ts';
import { termsInForce } from './read-terms.ts';

/** What a loan is calculated with before there is an offer: the product's terms in force, as plain data for the browser. */
export interface LoanTerms extends Omit<CreditTerms, 'from' | 'example'> {
  /** Day the calculation is of, `YYYY-MM-DD`. */
  readonly on: string;
}

/** What of a query's context is used. */
interface TermsSource {
  readonly content: { readonly config: (category: string) => Promise<Readonly<Record<string, unknown>>> };
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The product's terms in force; null where there are none, or they are not in order: then nothing is said of a price. */
export async function readLoanTerms({ content, today }: TermsSource): Promise<LoanTerms | null> {
  const values = await content.config(creditConfigCategory).catch(() => ({}));
  const found = termsInForce(values, today);
  if (!found.ok || !found.value) return null;
  const { from: _from, example: _example, ...terms } = found.value;
  return { ...terms, on: today };
}
