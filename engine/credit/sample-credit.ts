import type { CreditConfig } from '#schemas/credit-config.ts';
import { directiveWarning } from '#schemas/directive-warning.ts';

/** The warning in force, as the query of a widget answers it. */
export const sampleWarning = {
  text: directiveWarning.texts['pl'] ?? '',
  locale: 'pl',
  source: 'dyrektywa (UE) 2023/2225, art. 8 ust. 1',
  from: '2026-11-20',
};

/** A configuration for examples of widgets and for tests: the price changed once, and so did the words. */
export const sampleCredit: CreditConfig = {
  warnings: [
    {
      from: '2023-01-01',
      source: 'Ustawa z 12 maja 2011 r. o kredycie konsumenckim',
      texts: { pl: 'Pamiętaj: pożyczanie pieniędzy kosztuje.' },
    },
    {
      from: '2026-11-20',
      source: 'Dyrektywa (UE) 2023/2225, art. 8 ust. 1',
      texts: directiveWarning.texts,
    },
  ],
  terms: [
    {
      from: '2026-10-01',
      annual_rate_percent: 13.5,
      fee_percent: 8,
      currency: 'PLN',
      min_amount_minor: 1000_00,
      max_amount_minor: 20_000_00,
      min_months: 6,
      max_months: 48,
      example: { amount_minor: 5000_00, months: 24 },
    },
    {
      from: '2025-11-21',
      annual_rate_percent: 14.5,
      fee_percent: 9,
      currency: 'PLN',
      min_amount_minor: 1000_00,
      max_amount_minor: 15_000_00,
      min_months: 6,
      max_months: 36,
      example: { amount_minor: 4000_00, months: 18 },
    },
  ],
};

/** A day on which all of it has begun. */
export const sampleDay = '2026-11-21';
