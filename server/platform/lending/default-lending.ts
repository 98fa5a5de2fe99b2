import type { CreditTerms } from '#schemas/credit-config.ts';
import type { LendingConfig } from '#schemas/lending/lending-config.ts';

/** How applications are decided where no editor has said otherwise. Amounts in grosz. */
export const defaultLending: LendingConfig = {
  rules: [
    {
      from: '2026-01-01',
      min_age: 18,
      max_age: 75,
      min_income_minor: 200_000,
      max_burden_percent: 50,
      living_cost_minor: 120_000,
      living_cost_per_dependant_minor: 60_000,
      refused_employments: ['485f507e-6dd8-4508-be7b-11e2d1cf58d8'],
      blacklist: [],
      call_from_minor: 1_500_000,
      counter_offers: 3,
      counter_offer_days: 14,
      again_after_days: 30,
    },
  ],
  steps: ['personal', 'household', 'income', 'obligations'],
  seconds: {
    screening: 2,
    'bureaus-checking': 3,
    scoring: 3,
    'counter-offer-calculation': 2,
    'refinance-wait': 3,
    'external-data-request': 3,
    processing: 3,
    'resale-wait': 6,
  },
  late_interest: [{ from: '2026-01-01', annual_rate_percent: 9.5 }],
  partners: [
    {
      id: 'raty-baltyk',
      name: { pl: 'Raty Bałtyk', en: 'Raty Bałtyk', ru: 'Raty Bałtyk', uk: 'Raty Bałtyk' },
      about: {
        pl: 'Niewielkie pożyczki ratalne z decyzją w jeden dzień.',
        en: 'Small instalment loans with a decision within a day.',
        ru: 'Небольшие займы в рассрочку с решением за один день.',
        uk: 'Невеликі позики на виплат із рішенням за один день.',
      },
      max_amount_minor: 500_000,
      max_months: 24,
    },
    {
      id: 'spoldzielnia-wisla',
      name: {
        pl: 'Spółdzielnia Wisła',
        en: 'Wisła Credit Cooperative',
        ru: 'Кооператив «Висла»',
        uk: 'Кооператив «Вісла»',
      },
      about: {
        pl: 'Spółdzielcza kasa, która ocenia wniosek razem z doradcą.',
        en: 'A credit cooperative that looks at applications together with an adviser.',
        ru: 'Кредитный кооператив, который рассматривает заявку вместе с консультантом.',
        uk: 'Кредитна спілка, яка розглядає заявку разом із консультантом.',
      },
      max_amount_minor: 1_000_000,
      max_months: 48,
    },
  ],
};

/** Prices of a platform whose content names none; the demo's. */
export const defaultTerms: CreditTerms = {
  from: '2026-01-01',
  annual_rate_percent: 13.5,
  fee_percent: 8,
  currency: 'PLN',
  min_amount_minor: 100_000,
  max_amount_minor: 2_000_000,
  min_months: 6,
  max_months: 48,
  example: { amount_minor: 500_000, months: 24 },
};
