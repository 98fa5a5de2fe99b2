import { useQuery } from '@tanstack/react-query';
import { orderCounts, orderQueue } from '#schemas/calls/staff/orders.ts';
import { orderStatuses } from '#schemas/order.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { useList } from '../../parts/use-list.ts';
import { useOrderColumns } from './order-columns.tsx';

/** Orders of the shop, newest first. */
export default function Orders() {
  const { t } = useStudioTexts();
  const list = useList({ call: orderQueue, filters: ['status'], pageSize: 25 });
  const columns = useOrderColumns();
  const counts = useOrderCounts(list.q);
  return (
    <>
      <Toolbar title={t('orders.title')} lead={t('orders.lead')} />
      <DataTable
        label={t('orders.title')}
        list={list}
        columns={columns}
        keyOf={({ number }) => number}
        titleOf={({ number }) => number}
        search={t('orders.search')}
        filters={[
          {
            name: 'status',
            label: t('orders.status'),
            options: orderStatuses.map((value) => ({
              value,
              label: `${t(`orders.status-${value}`)}${counts === undefined ? '' : ` (${counts.get(value) ?? 0})`}`,
            })),
          },
        ]}
        empty={<EmptyState title={t('orders.empty')}>{t('orders.empty-text')}</EmptyState>}
      />
    </>
  );
}

/** How many orders of what is searched for stand where; undefined until that is known. */
function useOrderCounts(q: string): ReadonlyMap<string, number> | undefined {
  const { data } = useQuery({
    queryKey: ['list', orderCounts.path, q],
    queryFn: async ({ signal }) =>
      (await callStaff(orderCounts, { query: { q: q === '' ? undefined : q }, signal })).data,
  });
  return data && new Map(data.statuses.map(({ status, orders }) => [status, orders]));
}
