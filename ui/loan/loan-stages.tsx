import { Check } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';

/** The whole way to a loan, as a customer thinks of it. */
export const loanStages = ['application', 'decision', 'identity', 'contract'] as const;
export type LoanStage = (typeof loanStages)[number];

/** Where on the whole way the customer is. Names are hidden on a phone but for the present one; never only a colour. */
export function LoanStages({ stage }: { readonly stage: LoanStage }) {
  const { t } = usePage();
  const at = loanStages.indexOf(stage);
  return (
    <ol aria-label={t('flow.progress')} className="grid grid-cols-4 gap-2 sm:gap-3">
      {loanStages.map((name, index) => {
        const done = index < at;
        const current = index === at;
        return (
          <li
            key={name}
            {...(current ? { 'aria-current': 'step' as const } : {})}
            className="grid min-w-0 gap-1.5"
          >
            <span
              aria-hidden="true"
              className={`h-1.5 rounded-full border ${done || current ? 'border-brand bg-brand' : 'border-line-strong'}`}
            />
            <span
              className={`flex items-center gap-1 text-sm break-words ${current ? 'font-bold text-ink' : 'text-ink-soft'}`}
            >
              {done && <Check aria-hidden="true" className="hidden size-4 shrink-0 text-brand sm:block" />}
              <span className="min-w-0">{t(`flow.stage.${name}`)}</span>
              {done && <span className="sr-only">, {t('flow.stage-done')}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
