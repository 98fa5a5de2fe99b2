import { figuresFor } from '#engine/credit/figures.ts';
import { calendarDay } from '#engine/format/moments.ts';
import { formatMoney } from '#engine/format/money.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { PriceHistory } from '#schemas/good.ts';
import { drawing, priceLine } from './price-line.ts';

/** What an article cost in the last days: drawn for the eye, told as a table for everybody. */
export function PriceChart({ history }: { history: PriceHistory }) {
  const { t, locale, timeZone } = usePage();
  const { currency, prices, lowest_minor: lowest } = history;
  const money = (minor: number) => formatMoney(minor, locale, currency);
  const dayOf = (moment: string) =>
    figuresFor(locale, currency).date(calendarDay(new Date(moment), timeZone));
  return (
    <>
      {lowest !== null && (
        <p>
          {t('good-details.lowest')}: <strong className="tabular-nums">{money(lowest)}</strong>
        </p>
      )}
      {prices.length > 1 && (
        <svg
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          aria-hidden="true"
          focusable="false"
          className="mt-4 w-full rounded-control bg-sunken"
        >
          <path
            d={priceLine(history)}
            fill="none"
            className="stroke-brand"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
        </svg>
      )}
      <table className="mt-4 w-full text-left">
        <caption className="sr-only">{t('good-details.prices')}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-ink-soft">
            <th scope="col" className="py-2 pr-4 font-normal">
              {t('good-details.since')}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {t('shop.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.toReversed().map(({ since, price_minor: minor }) => (
            <tr key={since} className="border-b border-line">
              <td className="py-2 pr-4">
                <time dateTime={since}>{dayOf(since)}</time>
              </td>
              <td className="py-2 text-right tabular-nums">
                {minor === null ? t('good-details.not-offered') : money(minor)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
