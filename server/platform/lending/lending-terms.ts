import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { compileSchema } from '#schemas/compile-schema.ts';
import { CreditConfig, type CreditTerms, creditConfigCategory } from '#schemas/credit-config.ts';
import { LendingConfig, type LendingRules, lendingConfigCategory } from '#schemas/lending/lending-config.ts';
import type { Orm } from '../base/database/database.ts';
import { contentEntry } from '../content/tables.ts';
import { defaultLending, defaultTerms } from './default-lending.ts';

const lendingCheck = compileSchema(LendingConfig);
const creditCheck = compileSchema(CreditConfig);

/** What is in force on a day: how applications are decided, and at what price. */
export interface LendingTerms {
  readonly config: LendingConfig;
  readonly rules: LendingRules;
  readonly terms: CreditTerms;
}

/** The newest entry that has begun; the oldest one where none has. */
export function inForce<T extends { readonly from: string }>(dated: readonly T[], today: string): T | null {
  const sorted = dated.toSorted((a, b) => (a.from < b.from ? 1 : -1));
  return sorted.find(({ from }) => from <= today) ?? sorted.at(-1) ?? null;
}

/**
 * Reads the live configuration `lending` and `credit`; what is missing or does not fit its schema is the code's own.
 * @param orm may be a transaction: nothing outside it is asked, because PGlite has one connection
 * @param today day at the site's place, `YYYY-MM-DD`
 */
export async function readLendingTerms(orm: Orm, today: string): Promise<LendingTerms> {
  const rows = await orm
    .select({ key: contentEntry.key, published: contentEntry.published })
    .from(contentEntry)
    .where(
      and(
        eq(contentEntry.kind, 'config'),
        inArray(contentEntry.key, [lendingConfigCategory, creditConfigCategory]),
        isNotNull(contentEntry.published),
      ),
    );
  const values = new Map(rows.map(({ key, published }) => [key, valuesOf(published)]));
  const lending = values.get(lendingConfigCategory);
  const credit = values.get(creditConfigCategory);
  const config = lendingCheck.Check(lending) ? lending : defaultLending;
  const terms = creditCheck.Check(credit) ? inForce(credit.terms, today) : null;
  const [fallback] = defaultLending.rules;
  const rules = inForce(config.rules, today) ?? fallback;
  if (rules === undefined) throw new Error('there are no rules of lending');
  return { config, rules, terms: terms ?? defaultTerms };
}

const valuesOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'values' in data ? data.values : undefined;
