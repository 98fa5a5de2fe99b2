import type { CreditConfig } from '#schemas/credit-config.ts';
import { creditConfigCategory } from '#schemas/credit-config.ts';
import { shared } from './entry.ts';
import { costWarning } from './shop/cost-words.ts';
import { pricing, representative } from './shop/costs.ts';

const warnings = {
  pl: costWarning,
  en: 'Caution! Borrowing money costs money',
  ru: 'Внимание! Заём стоит денег',
  uk: 'Увага! Позика коштує грошей',
};

/** What both demo sites say beside their prices: one lender, one price. */
const values: CreditConfig = {
  warnings: [
    { from: '2023-01-01', source: 'Our own rule, before the law asked for a warning', texts: warnings },
    { from: '2026-11-20', source: 'Directive (EU) 2023/2225 art. 8(1)', texts: warnings },
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
