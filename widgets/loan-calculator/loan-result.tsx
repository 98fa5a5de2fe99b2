import type { Figures } from '#engine/credit/figures.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { LoanPlan } from '#money/plan-loan.ts';
import type { Choice } from './calculator-state.ts';

interface ResultProps {
  readonly plan: LoanPlan;
  readonly figures: Figures;
}

/** What the chosen loan costs: the instalment and, as large as the law wants it, RRSO; beneath them the whole of it. */
export function LoanResult({ plan, figures }: ResultProps) {
  const { t } = usePage();
  const single = plan.schedule.length === 1;
  return (
    <>
      <dl className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <dt className="font-medium text-on-deep-soft">
            {t(single ? 'loan-calculator.instalment-single' : 'loan-calculator.instalment')}
          </dt>
          <dd className="mt-1 text-[clamp(2rem,11cqi,3rem)] leading-none font-bold tracking-tight">
            {figures.money(plan.instalmentMinor)}
          </dd>
        </div>
        <div>
          <dt className="font-medium text-on-deep-soft">{t('loan-calculator.apr')}</dt>
          <dd className="mt-1 text-[clamp(1.75rem,8cqi,2.25rem)] leading-none font-bold tracking-tight">
            {figures.percent(plan.aprPercent)}
          </dd>
        </div>
      </dl>
      <p className="mt-2 min-h-6 text-on-deep-soft">
        {plan.lastInstalmentMinor !== plan.instalmentMinor &&
          t('loan-calculator.last', { last: figures.money(plan.lastInstalmentMinor) })}
      </p>
      <FigureRows
        look="mt-2 font-semibold @max-sm:text-[0.9375rem]"
        rows={[
          ['total', figures.money(plan.totalPayableMinor)],
          ['cost', figures.money(plan.totalCostMinor)],
        ]}
      />
    </>
  );
}

/** What the cost is made of. */
export function CostParts({
  plan,
  annualRatePercent,
  figures,
}: ResultProps & { readonly annualRatePercent: number }) {
  return (
    <FigureRows
      look="mt-5 text-sm text-on-deep-soft"
      rows={[
        ['interest', figures.money(plan.interestMinor)],
        ['fee', figures.money(plan.feeMinor)],
        ['rate', figures.percent(annualRatePercent)],
      ]}
    />
  );
}

type FigureName = 'total' | 'cost' | 'interest' | 'fee' | 'rate';

function FigureRows({
  rows,
  look,
}: {
  readonly rows: readonly (readonly [FigureName, string])[];
  readonly look: string;
}) {
  const { t } = usePage();
  return (
    <dl className={`border-t border-deep-line ${look}`}>
      {rows.map(([key, value]) => (
        <div key={key} className="loan-figure">
          <dt>{t(`loan-calculator.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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
