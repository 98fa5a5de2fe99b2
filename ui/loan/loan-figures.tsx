import { usePage } from '#engine/react/page-context.tsx';
import type { LoanFigures as Loan } from '#schemas/lending/figures.ts';
import { useFigures } from './money.ts';

interface LoanFiguresProps {
  readonly loan: Loan;
  /** Begins the ids; derive it from the block's id. */
  readonly id: string;
  /** What the figures are of, e.g. "Your loan"; without it the list has a name for screen readers only. */
  readonly title?: string;
  readonly level?: 'h2' | 'h3';
  /** `deep`: on a dark panel, for the one loan a screen is about. `plain`: inside of a card, one of several. */
  readonly look?: 'deep' | 'plain';
}

const looks = {
  deep: {
    frame: 'rounded-card bg-deep p-5 text-on-deep sm:p-6',
    soft: 'text-on-deep-soft',
    line: 'border-deep-line',
  },
  plain: { frame: '', soft: 'text-ink-soft', line: 'border-line' },
} as const;

/**
 * The one way the figures of a loan are shown: instalment, amount, term, rate, fee, interest, total cost, total payable
 * and RRSO, all of them wherever one of them stands (Polish consumer credit act art. 7, 13 and 30).
 */
export function LoanFigures({ loan, id, title, level = 'h2', look = 'deep' }: LoanFiguresProps) {
  const { t } = usePage();
  const figures = useFigures(loan.currency);
  const { frame, soft, line } = looks[look];
  const rows = [
    ['amount', figures.money(loan.amount_minor), 'font-semibold'],
    ['months', figures.months(loan.months), ''],
    ['rate', figures.percent(loan.annual_rate_percent), ''],
    ['interest', figures.money(loan.interest_minor), ''],
    ['fee', `${figures.money(loan.fee_minor)} (${figures.percent(loan.fee_percent)})`, ''],
    ['cost', figures.money(loan.total_cost_minor), ''],
    ['total', figures.money(loan.total_payable_minor), 'font-semibold'],
  ] as const;
  const headingId = `${id}-loan`;
  // Beside an offer that has a name of its own, a hidden heading would only be heard twice.
  const Name = title === undefined ? 'p' : level;
  return (
    <section aria-labelledby={headingId} className={`@container min-w-0 ${frame}`}>
      <Name id={headingId} className={title === undefined ? 'sr-only' : 'text-lg font-bold break-words'}>
        {title ?? t('flow.loan.title')}
      </Name>
      <p className={`${title === undefined ? '' : 'mt-3'} font-medium ${soft}`}>
        {t(loan.months === 1 ? 'flow.loan.single' : 'flow.loan.instalment')}
      </p>
      <p className="mt-1 text-[clamp(1.75rem,11cqi,2.75rem)] leading-none font-bold tracking-tight tabular-nums">
        {figures.money(loan.instalment_minor)}
      </p>
      {loan.last_instalment_minor !== loan.instalment_minor && (
        <p className={`mt-2 ${soft}`}>
          {t('flow.loan.last', { last: figures.money(loan.last_instalment_minor) })}
        </p>
      )}
      <dl className={`mt-4 border-t ${line}`}>
        {rows.map(([key, value, weight]) => (
          <div key={key} className={`flex flex-wrap items-baseline gap-x-4 border-b py-2 ${line} ${weight}`}>
            <dt className="min-w-0 flex-1 basis-24">{t(`flow.loan.${key}`)}</dt>
            <dd className="ml-auto text-right tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-x-4 pt-3">
          <dt className="text-lg font-bold">{t('flow.loan.apr')}</dt>
          <dd className="ml-auto text-right text-2xl font-bold tracking-tight tabular-nums">
            {figures.percent(loan.apr_percent)}
          </dd>
        </div>
      </dl>
    </section>
  );
}
