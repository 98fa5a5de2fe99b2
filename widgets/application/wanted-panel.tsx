import { useEffect, useRef, useState } from 'react';
import type { LoanTerms } from '#engine/credit/read-loan-terms.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { LoanFigures } from '#ui/loan/loan-figures.tsx';
import { loanOf } from '#ui/loan/loan-terms.ts';
import { useFigures } from '#ui/loan/money.ts';
import type { Wanted } from './wanted.ts';
import { WantedForm } from './wanted-form.tsx';

interface WantedPanelProps {
  readonly id: string;
  readonly wanted: Wanted;
  /** Null while the product has no terms: then nothing is said of its price. */
  readonly terms: LoanTerms | null;
  /** @throws PlatformFailure */
  readonly save: (wanted: Wanted) => Promise<void>;
}

/** What is asked for, with everything it would cost, and the way to ask for something else. */
export function WantedPanel({ id, wanted, terms, save }: WantedPanelProps) {
  const { t } = usePage();
  const figures = useFigures(terms?.currency);
  const [changing, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (!changing && was.current) opener.current?.focus();
    was.current = changing;
  }, [changing]);
  const loan = terms && loanOf(terms, wanted.amount_minor, wanted.months);
  if (changing && terms)
    return (
      <WantedForm
        id={`${id}-wanted`}
        wanted={wanted}
        terms={terms}
        save={save}
        close={() => setChanging(false)}
      />
    );
  return (
    <>
      {loan ? (
        <LoanFigures id={id} loan={loan} title={t('application.wanted')} />
      ) : (
        <div className="card p-5 sm:p-6">
          <h2 className="text-lg font-bold">{t('application.wanted')}</h2>
          <p className="mt-2 text-xl font-bold">
            {t('application.wanted-line', {
              amount: figures.money(wanted.amount_minor),
              months: figures.months(wanted.months),
            })}
          </p>
        </div>
      )}
      {loan && <p className="px-1 text-sm text-ink-soft">{t('application.wanted-note')}</p>}
      {terms && (
        <button
          ref={opener}
          type="button"
          onClick={() => setChanging(true)}
          className="btn btn-secondary w-full"
        >
          {t('application.change-wanted')}
        </button>
      )}
    </>
  );
}
