import { fewPieces, type StockRow } from '#schemas/studio/orders.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Badge } from '../../parts/badge.tsx';
import type { Column } from '../../parts/table-rows.tsx';
import { PiecesCell } from './pieces-cell.tsx';
import { stockKey } from './stock-call.ts';

interface Options {
  readonly mayChange: boolean;
  /** Asks for the list again. */
  readonly refresh: () => Promise<unknown>;
}

/** What a row says of the pieces of an article on one condition. */
export function useStockColumns({ mayChange, refresh }: Options): readonly Column<StockRow>[] {
  const { t, locale } = useStudioTexts();
  const number = new Intl.NumberFormat(locale);
  return [
    {
      key: 'title',
      title: t('stock.good'),
      heading: true,
      cell: (row) => (
        <>
          <span className="wrap-anywhere block">{row.title}</span>
          <span className="s-hint wrap-anywhere block font-normal">
            {[row.sale_condition, row.good].filter(Boolean).join(' · ')}
          </span>
          {row.pieces !== null && (
            <span className="mt-1 flex flex-wrap items-center gap-2 font-normal desktop:hidden">
              <span className="s-hint">
                {t('stock.reserved-of', { reserved: row.pieces.reserved, free: freeOf(row.pieces) })}
              </span>
              <LeftBadge free={freeOf(row.pieces)} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'on-hand',
      title: t('stock.on-hand'),
      cell: (row) => <PiecesCell key={stockKey(row)} row={row} mayChange={mayChange} refresh={refresh} />,
    },
    {
      key: 'reserved',
      title: t('stock.reserved'),
      wide: true,
      end: true,
      cell: ({ pieces }) => (pieces === null ? '–' : number.format(pieces.reserved)),
    },
    {
      key: 'free',
      title: t('stock.free'),
      wide: true,
      end: true,
      cell: ({ pieces }) =>
        pieces === null ? (
          '–'
        ) : (
          <span className="inline-flex items-center gap-2">
            <LeftBadge free={freeOf(pieces)} />
            {number.format(freeOf(pieces))}
          </span>
        ),
    },
  ];
}

const freeOf = ({ on_hand, reserved }: NonNullable<StockRow['pieces']>) => on_hand - reserved;

function LeftBadge({ free }: { readonly free: number }) {
  const { t } = useStudioTexts();
  if (free > fewPieces) return null;
  return <Badge tone={free === 0 ? 'bad' : 'caution'}>{t(free === 0 ? 'stock.none' : 'stock.few')}</Badge>;
}
