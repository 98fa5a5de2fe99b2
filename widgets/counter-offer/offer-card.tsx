import { usePage } from '#engine/react/page-context.tsx';
import type { CounterOffer } from '#schemas/lending/application.ts';
import { LoanFigures } from '#ui/loan/loan-figures.tsx';
import { useFigures } from '#ui/loan/money.ts';
import { roundMoney } from './round-money.ts';

interface OfferCardProps {
  readonly offer: CounterOffer;
  readonly id: string;
  /** Name the radio buttons of all offers share. */
  readonly name: string;
  readonly describedBy: string | undefined;
  readonly onChoose: () => void;
}

/** One offer with all its figures, in the same order as in every other one. The whole card is the target. */
export function OfferCard({ offer, id, name, describedBy, onChoose }: OfferCardProps) {
  const { t } = usePage();
  const figures = useFigures(offer.currency);
  const amount = roundMoney(figures, offer.amount_minor);
  const months = figures.months(offer.months);
  return (
    <div className="relative flex min-w-0 flex-col gap-4 rounded-card border-2 border-line-strong bg-surface p-4 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft sm:p-5">
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-center gap-3 after:absolute after:inset-0"
      >
        <input
          type="radio"
          id={id}
          name={name}
          value={offer.id}
          defaultChecked={offer.selected}
          onChange={onChoose}
          aria-describedby={describedBy}
          className="relative z-1 size-6 flex-none accent-brand"
        />
        <span className="min-w-0 text-lg leading-snug font-bold">
          {t('counter-offer.card', { amount, months })}
        </span>
      </label>
      <LoanFigures id={id} loan={offer} look="plain" level="h3" />
    </div>
  );
}
