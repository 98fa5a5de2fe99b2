import { formatMoney } from '#engine/format/money.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { OrderSummary } from '#schemas/order.ts';
import { Moment } from '#ui/design/moment.tsx';
import { orderHref } from '#ui/shop/orders/order-href.ts';

/** Articles that are named; the others are counted. */
const named = 3;
/** Something is left to do for the buyer. */
const open: ReadonlySet<string> = new Set(['awaiting-payment', 'awaiting-decision']);

/** One order of the list: the whole card leads to it. */
export function OrderItem({
  order,
  heading: Heading,
}: {
  readonly order: OrderSummary;
  readonly heading: 'h2' | 'h3';
}) {
  const { t, locale, href } = usePage();
  const { number, token, status, titles, total_minor: total, currency, created_at: at } = order;
  const rest = titles.length - named;
  return (
    <li className="card card-link grid grid-cols-1 gap-3 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Heading className="min-w-0 text-lg font-bold">
          <a href={href(orderHref(number, token))}>{t('orders.number', { number })}</a>
        </Heading>
        <span className={`badge ${open.has(status) ? 'badge-accent' : ''}`}>
          {t(`order-status.${status}`)}
        </span>
      </div>
      <p className="min-w-0 break-words hyphens-auto">
        {titles.slice(0, named).join(' · ')}
        {rest > 0 && ` ${t('orders.more', { count: rest })}`}
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Moment at={at} className="text-sm text-ink-soft" />
        <strong className="ml-auto tabular-nums">{formatMoney(total, locale, currency)}</strong>
      </div>
    </li>
  );
}
