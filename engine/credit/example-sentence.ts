import type { Figures } from './figures.ts';
import type { RepresentativeExample } from './representative-example.ts';

/** Which of the sentences fits: one payment, all instalments equal, or the last one a little different. */
export function sentenceKey({ months, equalInstalments }: RepresentativeExample): string {
  if (months === 1) return 'example-sentence-single';
  return equalInstalments === months ? 'example-sentence-equal' : 'example-sentence';
}

/** What stands in the sentence's places, written as people of the page's language write it. */
export const sentenceValues = (
  example: RepresentativeExample,
  figures: Figures,
): Record<string, string | number> => ({
  apr: figures.percent(example.aprPercent),
  amount: figures.money(example.amountMinor),
  total: figures.money(example.totalPayableMinor),
  rate: figures.percent(example.annualRatePercent),
  cost: figures.money(example.totalCostMinor),
  fee: figures.money(example.feeMinor),
  interest: figures.money(example.interestMinor),
  months: figures.months(example.months),
  equal: example.equalInstalments,
  instalment: figures.money(example.instalmentMinor),
  last: figures.money(example.lastInstalmentMinor),
  date: figures.date(example.asOf),
});
