import { usePage } from '#engine/react/page-context.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { nearestLists } from './chosen.ts';
import { showInPlace } from './chosen-filters.tsx';
import { withoutFilters } from './list-state.ts';
import type { ListedGoods } from './queries.ts';
import type { ListMoves } from './use-list-state.ts';

interface Props {
  readonly list: ListedGoods;
  readonly moves: ListMoves;
}

/** A list without goods says why, and offers the nearest ones that have some. */
export function NoGoods({ list, moves }: Props) {
  const { t, href } = usePage();
  const { filters, state } = list;
  if (Object.keys(state.filters).length === 0)
    return (
      <EmptyState text={t('goods-list.empty')}>
        <a href={href('/category')} className="btn btn-secondary">
          {t('goods-list.other-categories')}
        </a>
      </EmptyState>
    );
  const nearest = nearestLists(filters, state);
  const all = withoutFilters(state);
  return (
    <EmptyState text={t(nearest.length > 0 ? 'goods-list.none-but' : 'goods-list.none')}>
      {nearest.length > 0 && (
        <ul className="grid justify-items-center gap-2">
          {nearest.map(({ title, count, state: to }) => (
            <li key={title}>
              <a
                href={moves.hrefOf(to)}
                onClick={(event) => showInPlace(event, () => moves.show(to))}
                className="text-link inline-flex min-h-11 items-center"
              >
                {t('goods-list.without', { filter: title, goods: t('goods-list.total', { count }) })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <a
        href={moves.hrefOf(all)}
        onClick={(event) => showInPlace(event, () => moves.show(all))}
        className="btn btn-secondary"
      >
        {t('goods-list.clear')}
      </a>
    </EmptyState>
  );
}
