import { describe, expect, test } from 'vitest';
import { sampleCredit, sampleDay } from '#engine/credit/sample-credit.ts';
import { loanFigures } from '#money/loan-figures.ts';
import { planLoan } from '#money/plan-loan.ts';
import type { CalculatorOptions } from '#schemas/lending/calculator.ts';
import { planOffer } from './calculator-offer.ts';
import type { LoanCalculatorProps } from './props.ts';

const block: LoanCalculatorProps = {
  heading: '',
  lead: '',
  amountStep: 100,
  monthsStep: 1,
  applyLabel: '',
  applyHref: '/signup',
  phoneBar: false,
};
/** As the demo pages stored it before there was a configuration. */
const whole: LoanCalculatorProps = {
  ...block,
  minAmount: 1000,
  maxAmount: 30_000,
  defaultAmount: 8000,
  minMonths: 3,
  maxMonths: 48,
  defaultMonths: 24,
  annualRatePercent: 13.5,
  feePercent: 8,
  currency: 'EUR',
  exampleDate: '2025-11-21',
};
const offerOf = (
  props: LoanCalculatorProps,
  values: Readonly<Record<string, unknown>> = sampleCredit,
  today = sampleDay,
  options: CalculatorOptions | null = null,
) => {
  const outcome = planOffer(props, values, { today, locale: 'pl', options });
  return outcome.ok ? outcome.value : outcome.problem;
};

const lent = { annualRatePercent: 12, feePercent: 6 };
const options: CalculatorOptions = {
  on: sampleDay,
  from: '2026-11-01',
  currency: 'PLN',
  annual_rate_percent: lent.annualRatePercent,
  fee_percent: lent.feePercent,
  amount: { min_minor: 2000_00, max_minor: 9000_00, step_minor: 100_00 },
  months: { min: 12, max: 36, step: 1 },
  example: loanFigures(
    { ...lent, currency: 'PLN', amountMinor: 3000_00, months: 18 },
    planLoan(lent, { amountMinor: 3000_00, months: 18, startDate: sampleDay }),
  ),
};

describe('planOffer', () => {
  test('[issue 5] what the platform lends today goes before the configuration, whose warning stays', () => {
    const offered = {
      price: { annualRatePercent: 12, feePercent: 6, asOf: '2026-11-01' },
      bounds: { amount: { min: 2000, max: 9000 }, months: { min: 12, max: 36 } },
      start: { amount: 3000, months: 18 },
    };
    expect(offerOf(block, sampleCredit, sampleDay, options)).toMatchObject({
      ...offered,
      warning: { text: 'Uwaga! Pożyczanie pieniędzy kosztuje.' },
    });
    expect(offerOf(block, {}, sampleDay, options)).toMatchObject(offered);
    expect(offerOf({ ...block, feePercent: 0 }, sampleCredit, sampleDay, options)).toMatchObject({
      price: { annualRatePercent: 12, feePercent: 0 },
    });
  });

  test('[law 36a] an answer above the cap is refused like a configuration that is', () => {
    expect(offerOf(block, sampleCredit, sampleDay, { ...options, fee_percent: 60 })).toMatchObject({
      kind: 'over-cost-cap',
    });
  });

  test('[law] without props of its own it is the terms in force, on the day they are', () => {
    expect(offerOf(block)).toMatchObject({
      price: { annualRatePercent: 13.5, feePercent: 8, currency: 'PLN', asOf: '2026-10-01' },
      bounds: {
        amount: { min: 1000, max: 20_000, step: 100 },
        months: { min: 6, max: 48, step: 1 },
      },
      start: { amount: 5000, months: 24 },
      warning: { text: 'Uwaga! Pożyczanie pieniędzy kosztuje.' },
    });
    expect(offerOf(block, sampleCredit, '2026-09-30')).toMatchObject({
      price: { annualRatePercent: 14.5, asOf: '2025-11-21' },
      start: { amount: 4000, months: 18 },
    });
  });

  test('[spec 3] a block changes what it names and leaves the rest', () => {
    expect(offerOf({ ...block, maxAmount: 5000, feePercent: 0, defaultMonths: 6 })).toMatchObject({
      price: { annualRatePercent: 13.5, feePercent: 0 },
      bounds: { amount: { min: 1000, max: 5000 } },
      start: { amount: 5000, months: 6 },
      example: { months: 6, feeMinor: 0 },
    });
  });

  test('[widget] a block that names everything needs no configuration, not even a sound one', () => {
    for (const values of [{}, { terms: 'free' }])
      expect(offerOf(whole, values)).toMatchObject({
        price: { annualRatePercent: 13.5, feePercent: 8, currency: 'EUR', asOf: '2025-11-21' },
        start: { amount: 8000, months: 24 },
        warning: { text: 'Uwaga! Pożyczanie pieniędzy kosztuje.' },
      });
  });

  test('[law art. 7] the example is of the values at the start, on the grid', () => {
    expect(offerOf({ ...block, defaultAmount: 7040, amountStep: 500 })).toMatchObject({
      start: { amount: 7000 },
      example: { amountMinor: 7000_00, months: 24 },
    });
  });

  test.each<[string, LoanCalculatorProps, Record<string, unknown>]>([
    ['no-terms', block, {}],
    ['malformed', block, { terms: 'free' }],
    ['malformed', whole, { warnings: 'none' }],
    ['over-cost-cap', { ...whole, feePercent: 30 }, {}],
    ['over-cost-cap', { ...block, feePercent: 16 }, sampleCredit],
  ])('[law 36a] "%s" leaves the calculator out', (kind, props, values) => {
    expect(offerOf(props, values)).toMatchObject({ kind });
  });
});
