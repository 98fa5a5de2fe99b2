import { ArrowRight, CircleAlert, CircleCheck } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import type { Contract } from '#schemas/lending/contract.ts';
import { CardPicture } from '#ui/loan/card-picture.tsx';
import { unavailable } from '#ui/loan/contract-area.ts';
import { ContractCard } from '#ui/loan/contract-card.tsx';
import { useFigures } from '#ui/loan/money.ts';
import { NoCard } from '#ui/loan/no-card.tsx';
import { PartUnavailable } from '#ui/loan/part-unavailable.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LoanProgress } from './loan-progress.tsx';
import type { Overview } from './queries.ts';

interface RunningLoanProps {
  readonly block: BlockInfo;
  readonly contract: Contract;
  readonly overview: Overview;
}

const quickLinks = ['transfer', 'details', 'docs', 'history'] as const;

/** The running loan: what to pay next and by when, the card, and how far it has come. */
export function RunningLoan({ block, contract, overview }: RunningLoanProps) {
  const { t, href } = usePage();
  const { card, dueInDays, withdrawDays } = overview;
  const figures = useFigures(contract.figures.currency);
  const had = card === unavailable ? null : card;
  return (
    <>
      {withdrawDays !== null && (
        <FirstSteps
          block={block}
          balance={had && had.balance_minor > 0 ? figures.money(had.balance_minor) : null}
          pinIsNew={had?.state === 'active' && had.pin_changed_at === null}
          withdrawDays={withdrawDays}
        />
      )}
      <div className="grid grid-cols-1 items-stretch gap-6 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6 @3xl:grid-rows-[1fr_auto]">
          <NextPayment block={block} contract={contract} dueInDays={dueInDays} />
          <LoanProgress block={block} contract={contract} />
        </div>
        <ContractCard block={block} title={t('contract-main-card.card')}>
          {card === unavailable ? (
            <PartUnavailable />
          ) : card ? (
            <>
              <CardPicture card={card} />
              <p>
                <span className="block text-ink-soft">{t('contract-main-card.balance')}</span>
                <strong className="text-2xl">{figures.money(card.balance_minor)}</strong>
              </p>
              <a
                className="text-link inline-flex min-h-11 items-center"
                href={href('/active-contract/card-details')}
              >
                {t('contract-main-card.to-card')}
              </a>
            </>
          ) : (
            <NoCard />
          )}
        </ContractCard>
      </div>
      <ul className="grid grid-cols-1 gap-3 @lg:grid-cols-2">
        {quickLinks.map((name) => (
          <li key={name}>
            <a
              href={href(`/active-contract/${name}`)}
              className="card flex min-h-14 items-center gap-3 px-5 py-3 font-semibold hover:border-brand hover:bg-brand-soft"
            >
              <span className="min-w-0 flex-1">{t(`contract.nav.${name}`)}</span>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-brand" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The one thing to do: pay what is due. Late: calm, with what it costs and where help is. */
function NextPayment({
  block,
  contract,
  dueInDays,
}: Pick<RunningLoanProps, 'block' | 'contract'> & Pick<Overview, 'dueInDays'>) {
  const { t, href } = usePage();
  const figures = useFigures(contract.figures.currency);
  const { owed, next } = contract;
  const late = owed.overdue_days > 0;
  const amount = late ? owed.due_now_minor : next?.amount_minor;
  if (amount === undefined)
    return (
      <ContractCard block={block} title={t('contract-main-card.nothing-due')}>
        <p className="flex gap-2.5">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
          {t('contract-main-card.nothing-due-text')}
        </p>
      </ContractCard>
    );
  return (
    <ContractCard block={block} title={t(late ? 'contract-main-card.overdue' : 'contract-main-card.next')}>
      <div>
        <p className="text-display leading-none font-bold tracking-tight">{figures.money(amount)}</p>
        {late ? (
          <p className="mt-3 font-semibold">
            {t('contract-main-card.overdue-days', { count: owed.overdue_days })}
          </p>
        ) : (
          next && (
            <p className="mt-3 font-semibold">
              {figures.date(next.due_on)}
              {dueInDays !== null && dueInDays >= 0 && (
                <span className="text-ink-soft"> · {daysWords(t, dueInDays)}</span>
              )}
            </p>
          )
        )}
      </div>
      {late && (
        <div className="rounded-control bg-sun-soft p-4 text-sun-ink">
          <p className="flex gap-2.5">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0">
              {t('contract-main-card.overdue-text', { interest: figures.money(owed.late_interest_minor) })}
            </span>
          </p>
        </div>
      )}
      <div className="grid gap-2 self-end">
        <a className="btn btn-primary w-full" href={href('/active-contract/debt-repayment')}>
          {t('contract-main-card.pay')}
        </a>
        {late && (
          <a
            className="text-link inline-flex min-h-11 items-center justify-self-center"
            href={href('/contacts')}
          >
            {t('contract-main-card.talk')}
          </a>
        )}
      </div>
    </ContractCard>
  );
}

function daysWords(t: (key: string, values?: Record<string, number>) => string, days: number): string {
  if (days === 0) return t('contract-main-card.today');
  if (days === 1) return t('contract-main-card.tomorrow');
  return t('contract-main-card.in-days', { count: days });
}
