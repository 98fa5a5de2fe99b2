import type { CreditTerms } from '#schemas/credit-config.ts';
import type { CalculatorOptions } from '#schemas/lending/calculator.ts';

/** The platform's answer as terms, so that it passes the same checks as those of the configuration. */
export const termsOf = (options: CalculatorOptions): CreditTerms => ({
  from: options.from,
  annual_rate_percent: options.annual_rate_percent,
  fee_percent: options.fee_percent,
  currency: options.currency,
  min_amount_minor: options.amount.min_minor,
  max_amount_minor: options.amount.max_minor,
  min_months: options.months.min,
  max_months: options.months.max,
  example: { amount_minor: options.example.amount_minor, months: options.example.months },
});
