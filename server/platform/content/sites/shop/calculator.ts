import { block } from '../block.ts';
import { pricing, representative } from './costs.ts';

/** The calculator with our price, opened on the representative example. Its amounts are whole zlotys. */
export const calculator = (id: string, texts: { heading?: string; lead?: string } = {}) =>
  block(id, 'loan-calculator', {
    ...texts,
    minAmount: pricing.minAmount / 100,
    maxAmount: pricing.maxAmount / 100,
    amountStep: 100,
    defaultAmount: representative.amount / 100,
    minMonths: pricing.minMonths,
    maxMonths: pricing.maxMonths,
    monthsStep: 1,
    defaultMonths: representative.months,
    annualRatePercent: pricing.nominalRatePercent,
    feePercent: pricing.commissionPercent,
    currency: 'PLN',
    applyLabel: 'Złóż wniosek',
    applyHref: '/signup',
    exampleDate: '2026-10-01',
  });
