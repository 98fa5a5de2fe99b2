import { Link } from 'react-router';
import { formatMoney } from '#engine/format/money.ts';
import type { StaffOrderSummary } from '#schemas/studio/orders.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import type { Column } from '../../parts/table-rows.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { OrderStatusBadge } from './order-status.tsx';

/** What a row says of an order. */
export function useOrderColumns(): readonly Column<StaffOrderSummary>[] {
  const { t, locale } = useStudioTexts();
  const total = ({ total_minor, currency }: StaffOrderSummary) => formatMoney(total_minor, locale, currency);
  return [
    {
      key: 'number',
      title: t('orders.number'),
      heading: true,
      cell: (row) => (
        <>
          <Link
            to={`/orders/${row.number}`}
            className="s-link inline-flex min-h-6 items-center whitespace-nowrap tabular-nums"
          >
            {row.number}
          </Link>
          <span className="s-hint block font-normal desktop:hidden">
            {row.buyer} · <span className="whitespace-nowrap">{total(row)}</span>
          </span>
          <span className="mt-1 block desktop:hidden">
            <OrderStatusBadge status={row.status} />
          </span>
        </>
      ),
    },
    {
      key: 'status',
      title: t('orders.status'),
      wide: true,
      cell: ({ status }) => <OrderStatusBadge status={status} />,
    },
    {
      key: 'buyer',
      title: t('orders.buyer'),
      wide: true,
      cell: ({ buyer }) => <span className="wrap-anywhere">{buyer}</span>,
    },
    {
      key: 'payment',
      title: t('orders.payment'),
      wide: true,
      cell: ({ payment }) => <span className="text-ink-soft">{t(`orders.payment-${payment}`)}</span>,
    },
    { key: 'pieces', title: t('orders.pieces'), wide: true, end: true, cell: ({ pieces }) => pieces },
    {
      key: 'total',
      title: t('orders.total'),
      wide: true,
      end: true,
      cell: (row) => <span className="whitespace-nowrap">{total(row)}</span>,
    },
    { key: 'made', title: t('orders.made'), cell: ({ created_at }) => <TimeAgo at={created_at} /> },
  ];
}
