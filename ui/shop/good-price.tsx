import { formatMoney } from '#engine/format/money.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { GoodSummary } from '#schemas/good.ts';
import { priceReduction } from './price-reduction.ts';

/** What a good costs; a reduced price with the regular one and the lowest of 30 days, as the law wants it. */
export function GoodPrice({ good }: { good: GoodSummary }) {
  const { t, locale } = usePage();
  const money = (minor: number) => formatMoney(minor, locale, good.currency);
  const reduction = priceReduction(good);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="sr-only">{t('shop.price')}: </span>
        <strong
          className={`min-w-0 text-heading font-bold tabular-nums ${good.available ? 'text-ink' : 'text-ink-soft'}`}
        >
          {money(good.price_minor)}
        </strong>
        {reduction && (
          <>
            <span className="sr-only">{t('shop.old-price')}: </span>
            <s className="min-w-0 text-ink-soft tabular-nums">{money(reduction.oldMinor)}</s>
          </>
        )}
      </p>
      {reduction && (
        <p className="mt-1 text-sm text-ink-soft">
          {t('shop.lowest-price', { price: money(reduction.lowestMinor) })}
        </p>
      )}
    </div>
  );
}
