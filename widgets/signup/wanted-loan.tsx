import { ChevronDown } from 'lucide-react';
import type { LoanTerms } from '#engine/credit/read-loan-terms.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { LoanFigures } from '#ui/loan/loan-figures.tsx';
import { loanOf } from '#ui/loan/loan-terms.ts';
import { useFigures } from '#ui/loan/money.ts';

interface WantedLoanProps {
  readonly id: string;
  readonly terms: LoanTerms | null;
  /** What the calculator was set to (`carriedQuery`). */
  readonly query: Readonly<Record<string, string>>;
}

/** The loan somebody opens the account for, in sight until it is asked for; nothing where none was chosen. */
export function WantedLoan({ id, terms, query }: WantedLoanProps) {
  const { t } = usePage();
  const figures = useFigures(terms?.currency);
  const amountMinor = Number(query['curSum'] ?? 0) * 100;
  const months = Number(query['curTerm'] ?? 0);
  const loan = terms && loanOf(terms, amountMinor, months);
  if (!loan) return null;
  return (
    <details className="group rounded-control border border-line bg-paper" data-wanted-loan="">
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
        <span className="min-w-0 flex-1">
          <span className="block text-sm text-ink-soft">{t('signup.wanted')}</span>
          <strong className="text-lg">
            {t('signup.wanted-loan', {
              amount: figures.wholeMoney(amountMinor / 100),
              months: figures.months(months),
            })}
          </strong>
        </span>
        <span className="inline-flex items-center gap-1 text-sm font-semibold text-brand">
          {t('signup.wanted-cost')}
          <ChevronDown aria-hidden="true" className="size-4.5 group-open:rotate-180" />
        </span>
      </summary>
      <div className="border-t border-line p-4">
        <LoanFigures id={`${id}-wanted`} loan={loan} level="h3" look="plain" />
        <p className="mt-3 text-sm text-ink-soft">{t('signup.wanted-note')}</p>
      </div>
    </details>
  );
}
