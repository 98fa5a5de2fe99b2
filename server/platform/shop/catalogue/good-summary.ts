import { type Good, GoodSummary } from '#schemas/good.ts';

const names: ReadonlySet<string> = new Set(Object.keys(GoodSummary.properties));

/** Of an article what lists and the cart show: descriptions and further pictures would weigh more than all the rest. */
export const summaryOf = (good: Good): GoodSummary =>
  Object.fromEntries(Object.entries(good).filter(([name]) => names.has(name))) as GoodSummary;
