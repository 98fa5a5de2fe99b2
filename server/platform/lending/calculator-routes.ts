import { amountStepMinor, monthsStep } from '#money/loan-step.ts';
import { calculatorOptions } from '#schemas/calls/application.ts';
import type { CalculatorOptions } from '#schemas/lending/calculator.ts';
import type { Orm } from '../base/database/database.ts';
import { legalDay } from '../base/legal-day.ts';
import type { LiveContent } from '../content/live/live-content.ts';
import { languageOf, putState } from '../content/routes/live-answer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { serve } from '../http/serve-call.ts';
import { readLendingTerms } from './lending-terms.ts';
import { figuresOf } from './loan-figures.ts';

export interface CalculatorRouteOptions {
  readonly orm: Orm;
  readonly live: LiveContent;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** What can be borrowed at what price: the very terms that applications are decided with. Public, the same for everybody. */
export function registerCalculatorRoutes(app: PlatformApp, { orm, live, now }: CalculatorRouteOptions): void {
  serve(app, calculatorOptions, async (request, reply) => {
    const on = legalDay(now());
    const [state, { terms }] = await Promise.all([
      live.state(languageOf(request)),
      readLendingTerms(orm, on),
    ]);
    putState(reply, state);
    const { from, currency, annual_rate_percent, fee_percent, example } = terms;
    const options: CalculatorOptions = {
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
    };
    return { data: options };
  });
}
