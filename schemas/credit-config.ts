import { type Static, Type } from 'typebox';
import { Locale } from './names.ts';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/**
 * Configuration category `credit`: what a lender must say beside its prices, and the prices themselves, each with the
 * day from which it is in force. Law and prices change on a day, not with a deploy.
 */
export const CreditConfig = Type.Object({
  /** Cost warnings of credit advertising (Directive (EU) 2023/2225 art. 8(1)); the newest one begun is in force. */
  warnings: Type.Array(
    Type.Object({
      from: Day,
      /** Where the duty comes from, e.g. the article. */
      source: Type.String({ minLength: 1, maxLength: 300 }),
      /** Locale -> warning. */
      texts: Type.Record(Locale, Type.String({ minLength: 1, maxLength: 400 })),
    }),
  ),
  /** Terms of the product, and what its representative example is counted with; the newest one begun is in force. */
  terms: Type.Array(
    Type.Object({
      from: Day,
      /** Fixed nominal yearly rate, e.g. 13.5. */
      annual_rate_percent: Type.Number({ minimum: 0, maximum: 100 }),
      /** One-off fee as a share of the amount, collected with the instalments. */
      fee_percent: Type.Number({ minimum: 0, maximum: 100 }),
      currency: Type.String({ pattern: '^[A-Z]{3}$' }),
      min_amount_minor: Type.Integer({ minimum: 1 }),
      max_amount_minor: Type.Integer({ minimum: 1 }),
      min_months: Type.Integer({ minimum: 1 }),
      max_months: Type.Integer({ minimum: 1, maximum: 600 }),
      example: Type.Object({
        amount_minor: Type.Integer({ minimum: 1 }),
        months: Type.Integer({ minimum: 1 }),
      }),
    }),
  ),
});
export type CreditConfig = Static<typeof CreditConfig>;
export type CreditTerms = CreditConfig['terms'][number];
export type CreditWarning = CreditConfig['warnings'][number];

/** Category under which it is stored. */
export const creditConfigCategory = 'credit';
