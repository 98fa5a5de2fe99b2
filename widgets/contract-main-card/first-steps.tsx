import { ArrowLeftRight, ArrowRight, CalendarDays, KeyRound, type LucideIcon } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import { ContractCard } from '#ui/loan/contract-card.tsx';

interface FirstStepsProps {
  readonly block: BlockInfo;
  /** Money on the card's account in words; null where there is none to transfer. */
  readonly balance: string | null;
  /** The PIN is still the one the card came with. */
  readonly pinIsNew: boolean;
  /** Days left to withdraw; null where the full time lies ahead. */
  readonly withdrawDays: number | null;
}

/** What one does with a loan that has just begun, and the way out while there is one. */
export function FirstSteps({ block, balance, pinIsNew, withdrawDays }: FirstStepsProps) {
  const { t, href } = usePage();
  const steps: readonly (readonly [string, LucideIcon, string])[] = [
    ...(balance === null ? [] : [['transfer', ArrowLeftRight, '/active-contract/transfer'] as const]),
    ['schedule', CalendarDays, '/active-contract/details'],
    ...(pinIsNew ? [['pin', KeyRound, '/active-contract/card-details'] as const] : []),
  ];
  return (
    <ContractCard block={block} title={t('contract-main-card.steps')}>
      <ol className="divide-y divide-line">
        {steps.map(([key, Icon, path]) => (
          <li key={key}>
            <a
              href={href(path)}
              className="group flex min-h-14 items-center gap-4 rounded-control py-3 hover:text-brand-strong"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold group-hover:underline">
                  {t(`contract-main-card.step-${key}`)}
                </span>
                <span className="block text-sm text-ink-soft">
                  {t(`contract-main-card.step-${key}-text`, { amount: balance ?? '' })}
                </span>
              </span>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-brand" />
            </a>
          </li>
        ))}
      </ol>
      <p className="text-ink-soft">
        {withdrawDays === null
          ? t('contract-main-card.step-withdraw')
          : t('contract-main-card.step-withdraw-left', { count: withdrawDays })}{' '}
        <a className="text-link" href={`${href('/active-contract/details')}#details-withdrawal`}>
          {t('contract-main-card.step-withdraw-here')}
        </a>
      </p>
    </ContractCard>
  );
}
