import type { ReactNode } from 'react';
import type { Figures } from '#engine/credit/figures.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { LoanPlan } from '#money/plan-loan.ts';

interface PhoneBarProps {
  readonly plan: LoanPlan;
  readonly figures: Figures;
  readonly children: ReactNode;
}

/**
 * Instalment and button at the foot of a phone's window, on the way through a long page. The rate stands with the
 * instalment: a figure of the price never goes without it. Away while the calculator's own button is in sight.
 */
export function PhoneBar({ plan, figures, children }: PhoneBarProps) {
  const { t } = usePage();
  return (
    <div className="bottom-bar" data-print="no">
      <p className="min-w-0 flex-1 leading-tight">
        <span className="block text-xs text-ink-soft">
          {t(plan.schedule.length === 1 ? 'loan-calculator.instalment-single' : 'loan-calculator.instalment')}
        </span>
        <strong className="text-lg tabular-nums">{figures.money(plan.instalmentMinor)}</strong>{' '}
        <span className="text-sm whitespace-nowrap text-ink-soft">
          {t('loan-calculator.apr')} {figures.percent(plan.aprPercent)}
        </span>
      </p>
      {children}
    </div>
  );
}
