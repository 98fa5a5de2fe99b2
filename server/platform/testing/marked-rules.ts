import { type LendingConfig, lendingConfigCategory } from '#schemas/lending/lending-config.ts';

const secret = {
  min_income_minor: 7_654_321,
  living_cost_minor: 6_543_217,
  living_cost_per_dependant_minor: 5_432_176,
  call_from_minor: 4_321_765,
  max_burden_percent: 43.2176,
} as const;
const refused = 'tajne-zatrudnienie';
const digest = 'ab54'.repeat(16);

const values: LendingConfig = {
  rules: [
    {
      from: '2026-01-01',
      min_age: 18,
      max_age: 75,
      ...secret,
      refused_employments: [refused],
      blacklist: [digest],
      counter_offers: 3,
      counter_offer_days: 14,
      again_after_days: 30,
    },
  ],
  steps: ['personal'],
  seconds: {},
  late_interest: [],
  partners: [],
};

/** Rules of decisions that are known again wherever they turn up. */
export const markedRules = {
  kind: 'config',
  key: lendingConfigCategory,
  data: { category: lendingConfigCategory, values },
} as const;

/** What of them would be known again. */
export const secretsOfRules: readonly string[] = [...Object.values(secret).map(String), refused, digest];
