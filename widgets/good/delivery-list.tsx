import { RotateCcw, Truck } from 'lucide-react';
import { formatMoney } from '#engine/format/money.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { GoodSummary } from '#schemas/good.ts';
import type { Delivery, DeliveryTerms } from './good-view-data.ts';

interface Props {
  readonly terms: DeliveryTerms;
  readonly good: Pick<GoodSummary, 'currency' | 'available'>;
  readonly priceMinor: number;
}

/** How the article comes to the buyer, for how much and when, and that it can be given back. */
export function DeliveryList({ terms: { ways, returnDays, currency }, good, priceMinor }: Props) {
  const { t, locale } = usePage();
  const money = (minor: number) => formatMoney(minor, locale, currency);
  const isFree = ({ freeFromMinor, priceMinor: own }: Delivery) =>
    own === 0 || (good.currency === currency && freeFromMinor !== undefined && priceMinor >= freeFromMinor);
  return (
    <div className="mt-6 border-t border-line pt-5">
      {good.available && ways.length > 0 && (
        <>
          <h2 className="flex items-center gap-2.5 text-heading">
            <Truck aria-hidden="true" className="size-5 shrink-0 text-brand" />
            {t('good.delivery')}
          </h2>
          <ul className="mt-2">
            {ways.map((way) => (
              <li
                key={way.alias}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 last:border-0"
              >
                <span className="min-w-0">
                  {way.title}
                  <span className="block text-sm text-ink-soft">
                    {t('good.days', { days: daysText(way.days) })}
                  </span>
                </span>
                <span className="text-right tabular-nums">
                  {isFree(way) ? t('good.free') : money(way.priceMinor)}
                  {!isFree(way) && way.freeFromMinor !== undefined && (
                    <span className="block text-sm text-ink-soft">
                      {t('good.free-from', { price: money(way.freeFromMinor) })}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 flex items-start gap-2.5">
        <RotateCcw aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
        <span>{t('good.return', { days: returnDays })}</span>
      </p>
    </div>
  );
}

/** `1–2`, or one number where both ends are the same. */
const daysText = ({ from, to }: Delivery['days']): string => (from === to ? String(to) : `${from}–${to}`);
