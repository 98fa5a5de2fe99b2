import type { Figures } from '#engine/credit/figures.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { LoanPlan } from '#money/plan-loan.ts';
import type { Choice } from './calculator-state.ts';

interface ResultProps {
  readonly plan: LoanPlan;
  readonly annualRatePercent: number;
  readonly figures: Figures;
}

/** What the chosen loan costs: the instalment first, then the figures that the law wants next to it, RRSO largest. */
export function LoanResult({ plan, annualRatePercent, figures }: ResultProps) {
  const { t } = usePage();
  const single = plan.schedule.length === 1;
  const rows = [
    ['total', figures.money(plan.totalPayableMinor), 'font-semibold'],
    ['cost', figures.money(plan.totalCostMinor), 'font-semibold'],
    ['interest', figures.money(plan.interestMinor), 'pl-4 text-on-deep-soft'],
    ['fee', figures.money(plan.feeMinor), 'pl-4 text-on-deep-soft'],
    ['rate', figures.percent(annualRatePercent), ''],
  ] as const;
  return (
    <>
      <p className="font-medium text-on-deep-soft">
        {t(single ? 'loan-calculator.instalment-single' : 'loan-calculator.instalment')}
      </p>
      <p className="mt-1 text-[clamp(2rem,13cqi,3.5rem)] leading-none font-bold tracking-tight">
        {figures.money(plan.instalmentMinor)}
      </p>
      <p className="mt-3 min-h-6 text-on-deep-soft">
        {plan.lastInstalmentMinor !== plan.instalmentMinor &&
          t('loan-calculator.last', { last: figures.money(plan.lastInstalmentMinor) })}
      </p>
      <dl className="mt-4 border-t border-deep-line">
        {rows.map(([key, value, look]) => (
          <div
            key={key}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 border-b border-deep-line py-2.5 ${look}`}
          >
            <dt>{t(`loan-calculator.${key}`)}</dt>
            <dd className="ml-auto text-right tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-x-4 py-4">
          <dt className="text-lg font-bold">{t('loan-calculator.apr')}</dt>
          <dd className="ml-auto text-right text-3xl font-bold tracking-tight tabular-nums">
            {figures.percent(plan.aprPercent)}
          </dd>
        </div>
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
