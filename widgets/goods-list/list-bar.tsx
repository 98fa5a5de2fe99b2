import { SlidersHorizontal } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { GoodsSorter } from '#schemas/goods-list.ts';
import { goodsOrders } from '#schemas/goods-list-address.ts';
import type { ListMoves } from './use-list-state.ts';

interface Props {
  readonly formId: string;
  readonly hasFilters: boolean;
  /** How many filters are set. */
  readonly chosen: number;
  readonly sorters: readonly GoodsSorter[];
  readonly moves: ListMoves;
}

/** The order of the goods, and in a narrow place the way to the filters. */
export function ListBar({ formId, hasFilters, chosen, sorters, moves }: Props) {
  const { t } = usePage();
  const { state, show } = moves;
  return (
    <div data-print="no" className="mb-4 flex flex-wrap items-end gap-3 @4xl:justify-end">
      {hasFilters && (
        <button
          type="button"
          popoverTarget={formId}
          // The press that wakes the block happens once more; a toggle would close again.
          popoverTargetAction="show"
          aria-haspopup="dialog"
          className="btn btn-secondary @4xl:hidden"
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          {chosen === 0 ? t('goods-list.filters') : t('goods-list.filters-set', { count: chosen })}
        </button>
      )}
      <label className="flex min-w-56 flex-1 flex-wrap items-center gap-x-3 gap-y-1 @md:flex-none">
        <span className="text-sm text-ink-soft">{t('goods-list.sort')}</span>
        <select
          name="sort"
          form={formId}
          value={state.sort}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) =>
            show({ ...state, sort: goodsOrders.find((order) => order === value) ?? 'default', page: 1 })
          }
          className="input min-w-40 flex-1"
        >
          {sorters.map(({ alias, title }) => (
            <option key={alias} value={alias}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" form={formId} className="btn btn-secondary hidden noscript:inline-flex">
        {t('goods-list.apply')}
      </button>
    </div>
  );
}
