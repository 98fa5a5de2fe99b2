import { formatMoney } from '#engine/format/money.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { Order } from '#schemas/order.ts';
import { ValueList } from '#ui/loan/contract-card.tsx';
import { goodHref } from '#ui/shop/good-href.ts';

/** What was bought, as it was bought, and what it comes to. */
export function OrderGoods({ order }: { readonly order: Order }) {
  const { t, locale, href } = usePage();
  const money = (minor: number) => formatMoney(minor, locale, order.currency);
  const { goods, delivery, payment, refunded_minor: refunded } = order;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {goods.map((line) => (
          <li
            key={`${line.alias} ${line.sale_condition_id}`}
            className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 py-3"
          >
            <span className="min-w-0 flex-1 basis-52">
              <a className="text-link break-words hyphens-auto" href={href(goodHref(line))}>
                {line.title}
              </a>
              <span className="block text-sm text-ink-soft">
                {line.sale_condition && `${line.sale_condition} · `}
                {t('order.pieces', { count: line.item_cnt, price: money(line.unit_price_minor) })}
              </span>
            </span>
            <strong className="ml-auto whitespace-nowrap tabular-nums">{money(line.total_minor)}</strong>
          </li>
        ))}
      </ul>
      <ValueList
        rows={[
          { name: t('order.goods-sum'), value: money(order.goods_minor) },
          {
            name: t('order.delivery-sum', { way: delivery.title }),
            value: delivery.price_minor === 0 ? t('order.free') : money(delivery.price_minor),
          },
          { name: t('order.total'), value: money(order.total_minor), strong: true },
          ...(refunded > 0 ? [{ name: t('order.refunded-sum'), value: money(refunded) }] : []),
          { name: t('order.payment'), value: t(`order.by-${payment}`) },
        ]}
      />
    </>
  );
}
