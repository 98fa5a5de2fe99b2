import { block } from '../block.ts';

/** The sample site's calculator, priced like the shop's. It brings its own words in every language. */
export const calculator = (id: string) =>
  block(id, 'loan-calculator', {
    minAmount: 1000,
    maxAmount: 20_000,
    amountStep: 100,
    defaultAmount: 5000,
    minMonths: 6,
    maxMonths: 48,
    monthsStep: 1,
    defaultMonths: 24,
    annualRatePercent: 13.5,
    feePercent: 8,
    currency: 'PLN',
    applyHref: '/signup',
    exampleDate: '2026-10-01',
  });
