import { Check } from 'typebox/value';
import { amountStepMinor, monthsStep } from '#money/loan-step.ts';
import { calculatorOptions } from '#schemas/calls/application.ts';
import { CreditConfig, creditConfigCategory } from '#schemas/credit-config.ts';
import { defaultTerms } from '#server/platform/lending/default-lending.ts';
import { inForce } from '#server/platform/lending/lending-terms.ts';
import { figuresOf } from '#server/platform/lending/loan-figures.ts';
import type { DemoSite } from '../demo-site.ts';
import { type Sample, sample } from '../sample.ts';

/** Terms of the demo site, as in force today: pages show the same price beside it. */
export const calculatorSample = (site: DemoSite): Sample =>
  sample(calculatorOptions, ({ locale }) => {
    const on = new Date().toISOString().slice(0, 10);
    const credit = site.one('config', creditConfigCategory, locale)?.values;
    const terms = (Check(CreditConfig, credit) && inForce(credit.terms, on)) || defaultTerms;
    const { from, currency, annual_rate_percent, fee_percent, example } = terms;
    return {
      data: {
        on,
        from,
        currency,
        annual_rate_percent,
        fee_percent,
        amount: {
          min_minor: terms.min_amount_minor,
          max_minor: terms.max_amount_minor,
          step_minor: amountStepMinor,
        },
        months: { min: terms.min_months, max: terms.max_months, step: monthsStep },
        example: figuresOf(terms, example.amount_minor, example.months, on),
      },
    };
  });
