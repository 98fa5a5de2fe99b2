/** Amounts of a loan are chosen by the hundred, terms by the month: what people think in, and what is decided. */
export const amountStepMinor = 10_000;
export const monthsStep = 1;

/** Whether an amount is one of those that can be chosen, counted from the least one. Minor units. */
export const isOnStep = (amountMinor: number, leastMinor: number): boolean =>
  (amountMinor - leastMinor) % amountStepMinor === 0;

/** The largest amount that can be chosen and is not above the one given; the least one for less than that. */
export const downToStep = (amountMinor: number, leastMinor: number): number =>
  leastMinor + Math.max(0, Math.floor((amountMinor - leastMinor) / amountStepMinor)) * amountStepMinor;
