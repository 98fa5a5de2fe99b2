import { formatMoney } from '#engine/format/money.ts';
import type { StaffOrder } from '#schemas/studio/orders.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { OrderPart } from './order-part.tsx';

/** What was bought, line by line, and the sums. */
export function OrderGoods({ order }: { readonly order: StaffOrder }) {
  const { t, locale } = useStudioTexts();
  const money = (minor: number) => formatMoney(minor, locale, order.currency);
  const sums = [
    ['order.goods-sum', order.goods_minor],
    ['order.delivery-sum', order.delivery.price_minor],
  ] as const;
  return (
    <OrderPart title={t('order.goods')}>
      <ul className="divide-y divide-line">
        {order.goods.map((line) => (
          <li
            key={`${line.alias} ${line.sale_condition_id ?? ''}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-3"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere font-semibold">{line.title}</p>
              <p className="s-hint wrap-anywhere">
                {[line.sale_condition, line.alias].filter(Boolean).join(' · ')}
              </p>
            </div>
            <p className="text-end tabular-nums">
              <span className="whitespace-nowrap font-semibold">{money(line.total_minor)}</span>
              <span className="s-hint block whitespace-nowrap">
                {line.item_cnt} × {money(line.unit_price_minor)}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1 border-line border-t bg-sunken px-4 py-3">
        {sums.map(([name, minor]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{t(name)}</dt>
            <dd className="whitespace-nowrap tabular-nums">{money(minor)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 font-semibold">
          <dt>{t('order.total')}</dt>
          <dd className="whitespace-nowrap tabular-nums">{money(order.total_minor)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-ink-soft">{t('order.paid')}</dt>
          <dd className="whitespace-nowrap tabular-nums">{money(order.paid_minor)}</dd>
        </div>
      </dl>
    </OrderPart>
  );
}
