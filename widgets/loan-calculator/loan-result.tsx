import type { LoanPlan } from '#engine/money/plan-loan.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { Choice } from './calculator-state.ts';
import type { Figures } from './figures.ts';

interface ResultProps {
  readonly plan: LoanPlan;
  readonly annualRatePercent: number;
  readonly figures: Figures;
}

/** What the chosen loan costs: the instalment first, then the figures that the law wants next to it. */
export function LoanResult({ plan, annualRatePercent, figures }: ResultProps) {
  const { t } = usePage();
  const rows = [
    ['total', figures.money(plan.totalPayableMinor)],
    ['cost', figures.money(plan.totalCostMinor)],
    ['interest', figures.money(plan.interestMinor)],
    ['fee', figures.money(plan.feeMinor)],
    ['rate', figures.percent(annualRatePercent)],
    ['apr', figures.percent(plan.aprPercent)],
  ] as const;
  return (
    <>
      <p className="font-medium text-ink-soft">{t('loan-calculator.instalment')}</p>
      <p className="mt-1 text-display font-bold tracking-tight text-brand-strong tabular-nums">
        {figures.money(plan.instalmentMinor)}
      </p>
      <dl className="mt-6 divide-y divide-brand/20 border-y border-brand/20">
        {rows.map(([key, value]) => (
          <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <dt className={key === 'apr' ? 'font-semibold' : 'text-ink-soft'}>
              {t(`loan-calculator.${key}`)}
            </dt>
            <dd className="ml-auto text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface SentenceProps {
  readonly choice: Choice;
  readonly plan: LoanPlan;
  readonly figures: Figures;
}

/** The result in one sentence for screen readers. Of the settled choice, so that a moving slider does not chatter. */
export function LoanSentence({ choice, plan, figures }: SentenceProps) {
  const { t } = usePage();
  return t('loan-calculator.told', {
    amount: figures.wholeMoney(choice.amount),
    months: figures.months(choice.months),
    instalment: figures.money(plan.instalmentMinor),
    total: figures.money(plan.totalPayableMinor),
    apr: figures.percent(plan.aprPercent),
  });
}
