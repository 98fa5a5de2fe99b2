import type { CreditConfig } from '#schemas/credit-config.ts';
import { creditConfigCategory } from '#schemas/credit-config.ts';
import { directiveWarning } from '#schemas/directive-warning.ts';
import { shared } from './entry.ts';
import { pricing, representative } from './shop/costs.ts';

/** What both demo sites say beside their prices: one lender, one price. */
const values: CreditConfig = {
  warnings: [
    // Said from the first day of the demo, though due only since 20 November 2026.
    { ...directiveWarning, from: '2023-01-01', source: 'Our own rule, before the law asked for a warning' },
    { ...directiveWarning, from: '2026-11-20' },
  ],
  terms: [
    {
      from: '2026-10-01',
      annual_rate_percent: pricing.nominalRatePercent,
      fee_percent: pricing.commissionPercent,
      currency: 'PLN',
      min_amount_minor: pricing.minAmount,
      max_amount_minor: pricing.maxAmount,
      min_months: pricing.minMonths,
      max_months: pricing.maxMonths,
      example: { amount_minor: representative.amount, months: representative.months },
    },
  ],
};

export const creditConfig = shared('config', creditConfigCategory, {
  category: creditConfigCategory,
  values,
});
