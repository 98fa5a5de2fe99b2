import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '#engine/format/date.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { Application, CounterOffer } from '#schemas/lending/application.ts';
import { legalTimeZone } from '#schemas/time-zone.ts';
import { useFigures } from '#ui/loan/money.ts';
import { OfferCard } from './offer-card.tsx';
import { roundMoney } from './round-money.ts';

interface OfferChoiceProps {
  readonly id: string;
  readonly offers: readonly CounterOffer[];
  readonly wanted: Application['wanted'];
  /** The instalment that would fit, minor units. */
  readonly fits: number | null;
  readonly onTake: (offer: CounterOffer) => void;
  readonly onDecline: () => void;
}

/**
 * The offers beside each other, on a phone under each other. None is preferred: no order but the amount's, no mark, and
 * nothing is chosen beforehand. What the customer asked for stands above them, to compare with.
 */
export function OfferChoice({ id, offers, wanted, fits, onTake, onDecline }: OfferChoiceProps) {
  const { t, locale } = usePage();
  const figures = useFigures(offers[0]?.currency);
  const box = useRef<HTMLFieldSetElement>(null);
  const [missing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const error = useRef<HTMLParagraphElement>(null);
  // The offers may be higher than the window: what is missing is said where they begin, and there the eyes are led.
  useEffect(() => {
    if (attempt === 0) return;
    box.current?.querySelector('input')?.focus({ preventScroll: true });
    error.current?.scrollIntoView({ block: 'center' });
  }, [attempt]);
  const validUntil = offers.map(({ valid_until }) => valid_until).toSorted()[0];
  const take = () => {
    // The page may have been touched before its script was here: what the browser shows is what counts.
    const chosen = box.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const offer = offers.find((one) => one.id === chosen);
    if (offer) return onTake(offer);
    setMissing(true);
    setAttempt(attempt + 1);
  };
  const errorId = `${id}-error`;
  return (
    <>
      {wanted && (
        <p className="rounded-control bg-sunken px-4 py-3">
          {t('counter-offer.wanted')}{' '}
          <strong>
            {t('counter-offer.card', {
              amount: roundMoney(figures, wanted.amount_minor),
              months: figures.months(wanted.months),
            })}
          </strong>
          {fits !== null && (
            <span className="mt-1 block">
              {t('counter-offer.fits')} <strong>{figures.money(fits)}</strong>
            </span>
          )}
        </p>
      )}
      <fieldset ref={box} className="@container min-w-0">
        <legend className="text-lg font-bold">
          {offers.length === 1 ? t('counter-offer.legend-one') : t('counter-offer.legend')}
        </legend>
        <p className="mt-1 text-ink-soft">
          {offers.length > 1 && `${t('counter-offer.order')} `}
          {validUntil !== undefined &&
            t('counter-offer.valid', { date: formatDate(new Date(validUntil), locale, legalTimeZone) })}
        </p>
        <div role="alert">
          {missing && (
            <p ref={error} id={errorId} className="field-error mt-3 scroll-mt-28 flex items-start gap-1.5">
              <CircleAlert aria-hidden="true" className="mt-0.75 size-4.5 flex-none" />
              <span className="min-w-0">{t('counter-offer.missing')}</span>
            </p>
          )}
        </div>
        <div
          className={`mt-4 grid grid-cols-1 gap-4 ${offers.length === 1 ? 'max-w-md' : '@xl:grid-cols-2'} ${offers.length === 3 ? '@4xl:grid-cols-3' : ''}`}
        >
          {offers.map((offer) => (
            <OfferCard
              key={offer.id}
              offer={offer}
              id={`${id}-${offer.id}`}
              name={`${id}-offer`}
              describedBy={missing ? errorId : undefined}
              onChoose={() => setMissing(false)}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-col gap-3 sm:flex-row">
        <button type="button" className="btn btn-primary" onClick={take}>
          {t('counter-offer.next')}
        </button>
        <button type="button" className="btn btn-secondary" onClick={onDecline}>
          {t('counter-offer.none')}
        </button>
      </div>
    </>
  );
}
