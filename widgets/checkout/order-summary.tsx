import { formatMoney } from '#engine/format/money.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { CartRow, CartSum } from '#ui/shop/cart/cart-rows.ts';
import type { CheckoutTotal } from './checkout-body.ts';
import type { Delivery } from './checkout-place.ts';

interface Props {
  readonly heading: 'h2' | 'h3';
  readonly rows: readonly CartRow[];
  readonly sum: CartSum;
  readonly total: CheckoutTotal;
  readonly way: Delivery | undefined;
  readonly currency: string;
  readonly cart: string;
  readonly hasFailed: boolean;
  readonly onAskAgain: () => void;
}

/** What is bought and what it comes to: lines, delivery and total add up in sight, at every step. */
export function OrderSummary(props: Props) {
  const { heading: Heading, rows, sum, total, way, currency, cart, hasFailed, onAskAgain } = props;
  const { t, locale, href } = usePage();
  const money = (minor: number) => formatMoney(minor, locale, currency);
  return (
    <div className="card grid grid-cols-1 gap-4 p-5 desktop:sticky desktop:top-6 desktop:p-6">
      <Heading className="text-lg">{t('checkout.summary')}</Heading>
      <ul aria-label={t('checkout.lines')} className="grid grid-cols-1 gap-3">
        {rows.map(({ key, line, good, unitMinor, problem }) => {
          const condition = good.sale_conditions?.find(({ id }) => id === line.sale_condition_id)?.title;
          return (
            <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 flex-1 basis-40 break-words hyphens-auto">
                {good.title ?? good.alias}
                <span className="block text-sm text-ink-soft">
                  {[
                    unitMinor === null
                      ? String(line.quantity)
                      : t('checkout.pieces', { count: line.quantity, price: money(unitMinor) }),
                    condition,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {problem !== undefined && (
                  <span className="block text-sm font-medium text-danger">{t('checkout.line-problem')}</span>
                )}
              </span>
              {problem === undefined && unitMinor !== null && (
                <span className="ml-auto tabular-nums">{money(unitMinor * line.quantity)}</span>
              )}
            </li>
          );
        })}
      </ul>
      <dl className="grid grid-cols-1 gap-2 border-t border-line pt-4">
        <Row name={t('checkout.goods')} value={money(total.goodsMinor)} />
        <Row
          name={way ? t('checkout.delivery-by', { way: way.title }) : t('checkout.delivery')}
          value={
            total.deliveryMinor === null
              ? t('checkout.delivery-later')
              : total.deliveryMinor === 0
                ? t('checkout.free')
                : money(total.deliveryMinor)
          }
        />
      </dl>
      <div
        role="status"
        className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4"
      >
        <span className="font-semibold">{t('checkout.total')}</span>
        <strong className="ml-auto text-heading tabular-nums">{money(total.totalMinor)}</strong>
      </div>
      {sum.hasProblems && <p className="font-medium text-danger">{t('checkout.has-problems')}</p>}
      {hasFailed && (
        <div className="grid grid-cols-1 gap-3 rounded-control bg-sun-soft p-4 text-sun-ink">
          <p className="font-medium">{t('checkout.prices-failed')}</p>
          <button type="button" className="btn btn-secondary" onClick={onAskAgain}>
            {t('checkout.ask-again')}
          </button>
        </div>
      )}
      <a className="text-link inline-flex min-h-11 items-center justify-self-center" href={href(cart)}>
        {t('checkout.change-cart')}
      </a>
    </div>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="min-w-0 break-words">{name}</dt>
      <dd className="ml-auto text-right tabular-nums">{value}</dd>
    </div>
  );
}
