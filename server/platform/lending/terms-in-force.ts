import type { Orm } from '../base/database/database.ts';
import { legalDay } from '../base/legal-day.ts';
import type { ChangeHub } from '../content/change-hub.ts';
import { type LendingTerms, readLendingTerms } from './lending-terms.ts';

/**
 * What is in force today, for what a customer is shown of their own application. Who decides by it reads it in the transaction of the
 * decision, and who answers it with a cache token reads it from the database: this node may hear of a change after the token.
 */
export type TermsInForce = () => Promise<LendingTerms>;

/**
 * Reads what is in force once for each content and day, and not with each page of each customer.
 * @param changes tells when the content is another, whichever node changed it
 * @param now milliseconds since the epoch
 */
export function keepTermsInForce(
  orm: Orm,
  changes: Pick<ChangeHub, 'onChange'>,
  now: () => number,
): TermsInForce {
  let kept: { readonly day: string; readonly terms: Promise<LendingTerms> } | null = null;
  changes.onChange(() => {
    kept = null;
  });
  return () => {
    const day = legalDay(now());
    if (kept?.day === day) return kept.terms;
    const mine = { day, terms: readLendingTerms(orm, day) };
    kept = mine;
    // What could not be read is tried again.
    mine.terms.catch(() => {
      if (kept === mine) kept = null;
    });
    return mine.terms;
  };
}
