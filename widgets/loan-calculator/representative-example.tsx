import type { LoanPlan } from '#engine/money/plan-loan.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { Figures } from './figures.ts';
import type { LoanCalculatorProps } from './props.ts';

interface ExampleProps {
  readonly plan: LoanPlan;
  /** In whole units of the currency. */
  readonly amount: number;
  readonly props: LoanCalculatorProps;
  readonly figures: Figures;
}

/**
 * The representative example that advertising of a loan with figures must carry (Polish consumer credit act art. 7 and
 * 8, Directive (EU) 2023/2225 art. 8). Of the amount and term at the start, not of what the visitor chose.
 */
export function RepresentativeExample({ plan, amount, props, figures }: ExampleProps) {
  const { t } = usePage();
  const equal = plan.schedule.length - 1;
  const values = {
    apr: figures.percent(plan.aprPercent),
    amount: figures.wholeMoney(amount),
    total: figures.money(plan.totalPayableMinor),
    rate: figures.percent(props.annualRatePercent),
    cost: figures.money(plan.totalCostMinor),
    fee: figures.money(plan.feeMinor),
    interest: figures.money(plan.interestMinor),
    months: figures.months(plan.schedule.length),
    equal,
    instalment: figures.money(plan.instalmentMinor),
    last: figures.money(plan.lastInstalmentMinor),
    date: figures.date(props.exampleDate),
  };
  return (
    <p className="mt-6 max-w-[90ch] text-sm leading-relaxed text-ink-soft">
      {t(equal > 0 ? 'loan-calculator.example' : 'loan-calculator.example-single', values)}
    </p>
  );
}
