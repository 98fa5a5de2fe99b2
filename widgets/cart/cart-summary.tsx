import { Truck } from 'lucide-react';
import { formatMoney } from '#engine/format/money.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { CartRow, CartSum } from '#ui/shop/cart/cart-rows.ts';
import { deliveryHint } from './delivery-hint.ts';
import type { CartDelivery } from './queries.ts';

interface Props {
  readonly rows: readonly CartRow[];
  readonly sum: CartSum;
  /** Of the question what the cart costs now. */
  readonly state: 'asking' | 'answered' | 'failed';
  readonly delivery: readonly CartDelivery[];
  readonly heading: 'h2' | 'h3';
  /** Where there are more goods. */
  readonly shop: string;
  /** Where it is ordered; missing where it cannot be. */
  readonly checkout: string | undefined;
  readonly onAccept: () => void;
  readonly onAskAgain: () => void;
}

/** What the cart comes to, what delivery adds, and the way on; says what has to be settled before. */
export function CartSummary(props: Props) {
  const { rows, sum, state, heading: Heading, shop, checkout, onAccept, onAskAgain } = props;
  const { t, locale, href } = usePage();
  const currency = rows.find(({ good }) => good.currency !== undefined)?.good.currency ?? 'PLN';
  const money = (minor: number) => formatMoney(minor, locale, currency);
  const sold = rows.filter(({ problem }) => problem === undefined);
  const pieces = sold.reduce((count, { line }) => count + line.quantity, 0);
  const canOrder = state === 'answered' && !sum.hasNewPrices && !sum.hasProblems;
  return (
    <div className="card grid gap-4 p-5 desktop:sticky desktop:top-6 desktop:p-6">
      <Heading className="text-lg">{t('cart.summary')}</Heading>
      <div role="status" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{t('cart.total', { count: pieces })}</span>
        <strong className="ml-auto text-heading tabular-nums">{money(sum.totalMinor)}</strong>
      </div>
      {sum.isEstimate && <p className="text-sm text-ink-soft">{t('cart.estimate')}</p>}
      {sold.length > 0 && <Delivery ways={props.delivery} totalMinor={sum.totalMinor} money={money} />}
      {state === 'failed' && (
        <div className="grid gap-3 rounded-control bg-sun-soft p-4 text-sun-ink">
          <p className="font-medium">{t('cart.failed')}</p>
          <button type="button" className="btn btn-secondary" onClick={onAskAgain}>
            {t('cart.ask-again')}
          </button>
        </div>
      )}
      {sum.hasNewPrices && (
        <div className="grid gap-3 rounded-control bg-sun-soft p-4 text-sun-ink">
          <p className="font-medium">{t('cart.new-prices')}</p>
          <button type="button" className="btn btn-secondary" onClick={onAccept}>
            {t('cart.accept')}
          </button>
        </div>
      )}
      {sum.hasProblems && <p className="font-medium text-danger">{t('cart.has-problems')}</p>}
      {canOrder && checkout !== undefined && (
        <a className="btn btn-primary" href={href(checkout)}>
          {t('cart.checkout')}
        </a>
      )}
      <a className="text-link inline-flex min-h-11 items-center justify-self-center" href={href(shop)}>
        {t('cart.continue')}
      </a>
    </div>
  );
}

function Delivery({
  ways,
  totalMinor,
  money,
}: {
  readonly ways: readonly CartDelivery[];
  readonly totalMinor: number;
  readonly money: (minor: number) => string;
}) {
  const { t } = usePage();
  const hint = deliveryHint(ways, totalMinor);
  if (!hint) return <p className="text-sm text-ink-soft">{t('cart.delivery-excluded')}</p>;
  const { fromMinor, missingMinor } = hint;
  return (
    <p className="flex items-start gap-2.5 text-sm">
      <Truck aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-brand" />
      <span className="min-w-0">
        {fromMinor === 0 ? t('cart.delivery-free') : t('cart.delivery-from', { price: money(fromMinor) })}
        {missingMinor !== null && (
          <span className="block text-ink-soft">
            {t('cart.delivery-missing', { price: money(missingMinor) })}
          </span>
        )}
      </span>
    </p>
  );
}
