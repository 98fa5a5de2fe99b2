import type { DatedRate } from '#money/daily-interest.ts';
import { maximumLateInterest, maximumLateRates } from '#money/legal-rates.ts';
import type { LendingConfig } from '#schemas/lending/lending-config.ts';

/**
 * Interest for delay by day: the configured one, and never above the law's highest (art. 481 § 2¹ and § 2² of the civil
 * code: what is agreed above it is owed at the highest rate).
 */
export function lateRatesOf(configured: LendingConfig['late_interest']): readonly DatedRate[] {
  const oldest = maximumLateRates()[0]?.from ?? '';
  const rates = configured.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const begun = rates.filter(({ from }) => from >= oldest).map(({ from }) => from);
  const days = [...new Set([...maximumLateRates().map(({ from }) => from), ...begun])].sort();
  return days.map((from) => {
    // Before the first configured rate the first one is in force, as with all dated configuration.
    const agreed = rates.findLast((rate) => rate.from <= from) ?? rates[0];
    const highest = maximumLateInterest(from);
    return { from, annualRatePercent: Math.min(agreed?.annual_rate_percent ?? highest, highest) };
  });
}
