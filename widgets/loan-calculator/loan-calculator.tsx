import { TriangleAlert } from 'lucide-react';
import { useMemo, useReducer } from 'react';
import { figuresFor } from '#engine/credit/figures.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { useAlive } from '#engine/react/use-alive.ts';
import { planLoan } from '#money/plan-loan.ts';
import type { ViewProps } from '#registry/widget.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { ApplyButton } from './apply-button.tsx';
import { LoanField } from './calculator-field.tsx';
import {
  type CalculatorAction,
  type CalculatorState,
  changeCalculator,
  startState,
} from './calculator-state.ts';
import { LoanExample } from './loan-example.tsx';
import { CostParts, LoanResult, LoanSentence } from './loan-result.tsx';
import { MosaicCorner } from './mosaic-corner.tsx';
import { PhoneBar } from './phone-bar.tsx';
import type { LoanCalculatorProps } from './props.ts';
import type { queries } from './queries.ts';
import { useApplying } from './use-applying.ts';

/**
 * Amount and term in, price of the loan out. For visitors a plain form: without script it still carries both to the
 * sign-up. Who is signed in has no use for a sign-up: their press and their Enter wait for the script, which applies.
 */
export function LoanCalculator({
  props,
  data,
  block,
}: ViewProps<LoanCalculatorProps, never, ReturnType<typeof queries>>) {
  const { t, href, locale } = usePage();
  const applying = useApplying();
  const alive = useAlive();
  const { price, bounds, start, example, warning } = data.offer;
  const figures = useMemo(() => figuresFor(locale, price.currency), [locale, price.currency]);
  const [state, change] = useReducer(
    (before: CalculatorState, action: CalculatorAction) => changeCalculator(bounds, before, action),
    startState(bounds, start),
  );
  const plan = (amount: number, months: number) =>
    planLoan(price, { amountMinor: amount * 100, months, startDate: price.asOf });
  const chosen = plan(state.amount.value, state.months.value);
  const form = `${block.id}-form`;
  const button = { form, label: props.applyLabel, applying };
  const Heading = block.first ? 'h1' : 'h2';
  return (
    <section className="apply-scope band" aria-labelledby={`${block.id}-heading`}>
      <div className="wrap @container">
        <form
          id={form}
          method="get"
          action={href(props.applyHref)}
          onSubmit={(event) => {
            if (!applying.possible) return;
            event.preventDefault();
            void applying.start(event.currentTarget);
          }}
          className="card overflow-clip @3xl:grid @3xl:grid-cols-[1.2fr_1fr]"
        >
          <div className="flex flex-col p-5 @md:px-8 @md:py-6 @5xl:p-12">
            <Heading id={`${block.id}-heading`} className="text-2xl hyphens-auto @3xl:text-title">
              {props.heading || t('loan-calculator.heading')}
            </Heading>
            {props.lead && <p className="mt-3 text-lead text-ink-soft">{props.lead}</p>}
            <div className="my-auto grid grid-cols-1 gap-2 pt-4 @3xl:gap-8 @3xl:pt-6">
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
          <div className="on-deep relative isolate @container overflow-clip bg-deep p-5 text-on-deep [print-color-adjust:exact] @md:px-8 @md:py-6 @5xl:p-12">
            <MosaicCorner />
            <LoanResult plan={chosen} figures={figures} />
            <p role="status" className="sr-only">
              {state.announced && (
                <LoanSentence
                  choice={state.announced}
                  plan={plan(state.announced.amount, state.announced.months)}
                  figures={figures}
                />
              )}
            </p>
            <ErrorPanel text={applying.error} />
            {applying.possible && <button type="submit" hidden disabled={!alive} />}
            <ApplyButton {...button} className="apply-own mt-5 w-full text-lg" />
            {warning && (
              <p
                lang={warning.locale}
                data-cost-warning
                className="mt-4 flex items-start justify-center gap-2.5 font-semibold"
              >
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
                {warning.text}
              </p>
            )}
            <CostParts plan={chosen} annualRatePercent={price.annualRatePercent} figures={figures} />
          </div>
          <div className="border-t border-line p-5 @md:px-8 @3xl:col-span-2 @5xl:px-12 @5xl:py-8">
            <LoanExample example={example} figures={figures} />
          </div>
        </form>
      </div>
      {props.phoneBar && (
        <PhoneBar plan={chosen} figures={figures}>
          <ApplyButton {...button} className="shrink-0 px-5" />
        </PhoneBar>
      )}
    </section>
  );
}

export default LoanCalculator;
