import { useMemo, useReducer } from 'react';
import { planLoan } from '#engine/money/plan-loan.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { LoanField } from './calculator-field.tsx';
import {
  type CalculatorAction,
  type CalculatorState,
  changeCalculator,
  consistentBounds,
  startState,
} from './calculator-state.ts';
import { figuresFor } from './figures.ts';
import { LoanResult, LoanSentence } from './loan-result.tsx';
import type { LoanCalculatorProps } from './props.ts';
import { RepresentativeExample } from './representative-example.tsx';

/** Amount and term in, price of the loan out. A plain form: without script it still carries both to the application. */
export function LoanCalculator({ props, block }: ViewProps<LoanCalculatorProps>) {
  const { t, href, locale } = usePage();
  const figures = useMemo(() => figuresFor(locale, props.currency), [locale, props.currency]);
  const bounds = {
    amount: consistentBounds(props.minAmount, props.maxAmount, props.amountStep),
    months: consistentBounds(props.minMonths, props.maxMonths, props.monthsStep),
  };
  const start = startState(bounds, { amount: props.defaultAmount, months: props.defaultMonths });
  const [state, change] = useReducer(
    (before: CalculatorState, action: CalculatorAction) => changeCalculator(bounds, before, action),
    start,
  );
  const terms = { annualRatePercent: props.annualRatePercent, feePercent: props.feePercent };
  const plan = (amount: number, months: number) => planLoan(terms, amount * 100, months, props.exampleDate);
  const chosen = plan(state.amount.value, state.months.value);
  const Heading = block.first ? 'h1' : 'h2';
  return (
    <section className="band" aria-labelledby={`${block.id}-heading`}>
      <div className="wrap @container">
        <form
          method="get"
          action={href(props.applyHref)}
          className="card overflow-hidden @3xl:grid @3xl:grid-cols-[1.2fr_1fr]"
        >
          <div className="p-5 @md:p-8 @5xl:p-12">
            <Heading id={`${block.id}-heading`} className="text-2xl @3xl:text-title">
              {props.heading || t('loan-calculator.heading')}
            </Heading>
            {props.lead && <p className="mt-3 text-lead text-ink-soft">{props.lead}</p>}
            <div className="mt-6 grid grid-cols-1 gap-4">
              <LoanField
                id={`${block.id}-amount`}
                field="amount"
                name="curSum"
                state={state.amount}
                bounds={bounds.amount}
                unit={figures.currencySign}
                write={figures.wholeMoney}
                change={change}
              />
              <LoanField
                id={`${block.id}-months`}
                field="months"
                name="curTerm"
                state={state.months}
                bounds={bounds.months}
                unit={t('loan-calculator.months-unit')}
                write={figures.months}
                change={change}
              />
            </div>
          </div>
          <div className="flex flex-col bg-brand-soft p-5 @md:p-8 @5xl:p-12">
            <LoanResult plan={chosen} annualRatePercent={props.annualRatePercent} figures={figures} />
            <p role="status" className="sr-only">
              {state.told && (
                <LoanSentence
                  choice={state.told}
                  plan={plan(state.told.amount, state.told.months)}
                  figures={figures}
                />
              )}
            </p>
            <button type="submit" className="btn btn-primary mt-8 w-full text-lg">
              {props.applyLabel || t('loan-calculator.apply')}
            </button>
            <p className="mt-4 text-center font-semibold">{t('loan-calculator.warning')}</p>
          </div>
        </form>
        <RepresentativeExample
          plan={plan(start.amount.value, start.months.value)}
          amount={start.amount.value}
          props={props}
          figures={figures}
        />
      </div>
    </section>
  );
}

export default LoanCalculator;
