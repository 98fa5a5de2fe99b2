import { stockList } from '#schemas/calls/staff/orders.ts';
import { type StockRow, stockStates } from '#schemas/studio/orders.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { useList } from '../../parts/use-list.ts';
import { stockKey, stockTitle } from './stock-call.ts';
import { useStockColumns } from './stock-columns.tsx';

/** Pieces of what is sold: in the house, reserved, and left to sell. */
export default function Stock() {
  const { t } = useStudioTexts();
  const { self } = useStaff();
  const list = useList({ call: stockList, filters: ['state'] });
  const mayChange = self.role !== 'author';
  const columns = useStockColumns({ mayChange, refresh: list.refresh });
  return (
    <>
      <Toolbar title={t('stock.title')} lead={t('stock.lead')} />
      {!mayChange && <p className="s-hint mb-3">{t('stock.read-only')}</p>}
      <DataTable<StockRow>
        label={t('stock.title')}
        list={list}
        columns={columns}
        keyOf={stockKey}
        titleOf={stockTitle}
        search={t('stock.search')}
        filters={[
          {
            name: 'state',
            label: t('stock.state'),
            options: stockStates.map((value) => ({ value, label: t(`stock.state-${value}`) })),
          },
        ]}
        empty={<EmptyState title={t('stock.empty')}>{t('stock.empty-text')}</EmptyState>}
      />
    </>
  );
}
