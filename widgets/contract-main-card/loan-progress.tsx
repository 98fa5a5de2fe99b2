import { usePage } from '#engine/react/page-context.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import type { Contract } from '#schemas/lending/contract.ts';
import { ContractCard } from '#ui/loan/contract-card.tsx';
import { useFigures } from '#ui/loan/money.ts';

/** How much is repaid and what remains, as a bar and in words. */
export function LoanProgress({
  block,
  contract,
}: {
  readonly block: BlockInfo;
  readonly contract: Contract;
}) {
  const { t } = usePage();
  const figures = useFigures(contract.figures.currency);
  const paidRows = contract.schedule.filter(({ state }) => state === 'paid').length;
  const remaining =
    contract.schedule.reduce((sum, row) => sum + Math.max(0, row.instalment_minor - row.paid_minor), 0) +
    contract.owed.late_interest_minor;
  const done = contract.paid_minor;
  const label = `${block.id}-progress`;
  return (
    <ContractCard
      block={block}
      title={t('contract-main-card.progress')}
      aside={
        <span className="badge">
          {t('contract-main-card.progress-rows', { done: paidRows, all: contract.schedule.length })}
        </span>
      }
    >
      <div className="grid gap-3">
        <span id={label} className="sr-only">
          {t('contract-main-card.progress')}
        </span>
        <progress
          aria-labelledby={label}
          max={Math.max(1, done + remaining)}
          value={done}
          className="h-3 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
        />
        <dl className="flex flex-wrap justify-between gap-x-8 gap-y-3">
          <div>
            <dt className="text-ink-soft">{t('contract-main-card.paid')}</dt>
            <dd className="text-lg font-bold">{figures.money(done)}</dd>
          </div>
          <div className="sm:text-right">
            <dt className="text-ink-soft">{t('contract-main-card.remaining')}</dt>
            <dd className="text-lg font-bold">{figures.money(remaining)}</dd>
          </div>
        </dl>
      </div>
    </ContractCard>
  );
}
