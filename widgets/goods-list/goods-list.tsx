import { useEffect, useRef } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { GoodSummary } from '#schemas/good.ts';
import { Pager } from '#ui/design/pager.tsx';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { Trail } from '#ui/design/trail.tsx';
import { AddToCart } from '#ui/shop/cart/add-to-cart.tsx';
import { catalogueTrail } from '#ui/shop/category-tree.ts';
import { GoodCard } from '#ui/shop/good-card.tsx';
import { Heart } from '#ui/shop/wishlist/heart.tsx';
import { chosenFilters } from './chosen.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import { ListBar } from './list-bar.tsx';
import { NoGoods } from './no-goods.tsx';
import { PartLinks } from './part-links.tsx';
import type { GoodsListProps } from './props.ts';
import type { GoodsListQueries, ListedGoods } from './queries.ts';
import { useListState } from './use-list-state.ts';

type Props = ViewProps<GoodsListProps, never, GoodsListQueries>;

/** The goods of a category, page by page, with what narrows them. Nothing where there is no such category (404). */
export function GoodsList(props: Props) {
  const { list } = props.data;
  return list && <Listed {...props} list={list} />;
}

function Listed({ props, block, list }: Props & { readonly list: ListedGoods }) {
  const { t, locale } = usePage();
  const { items, page, pages, total, category, path, parts, filters, sorters } = list;
  const moves = useListState(list.state);
  const title = props.title || category.title;
  const words = { t, locale, currency: items[0]?.currency ?? 'PLN' };
  const chosen = chosenFilters(filters, moves.state, words);
  const formId = `${block.id}-filters`;
  const status = useFocusKept(list);
  const Heading = itemHeading(block, title);
  return (
    <>
      {block.first && <Trail steps={catalogueTrail(t, path)} label={t('shop.trail')} />}
      <section className="wrap band" aria-label={title} aria-busy={moves.isMoving}>
        <SectionHead block={block} title={title} lead={props.lead || category.description} />
        <PartLinks parts={parts} />
        <div className="@container">
          <div className="grid items-start gap-x-10 gap-y-6 @4xl:grid-cols-[15rem_minmax(0,1fr)]">
            <FilterForm id={formId} list={list} moves={moves} words={words} />
            <div className="min-w-0 @4xl:col-start-2">
              <ListBar
                formId={formId}
                hasFilters={filters.length > 0}
                chosen={chosen.length}
                sorters={sorters}
                moves={moves}
              />
              <ChosenFilters chosen={chosen} moves={moves} />
              <p role="status" ref={status} tabIndex={-1} className="mb-4 w-fit text-ink-soft">
                {t('goods-list.total', { count: total })}
              </p>
              {items.length === 0 ? (
                <NoGoods list={list} moves={moves} />
              ) : (
                <div className="@container">
                  <ul className="grid grid-cols-1 gap-4 @lg:grid-cols-2 @lg:gap-5 @3xl:grid-cols-3">
                    {[...items.entries()].map(([position, good]) => (
                      <li key={good.id}>
                        <GoodCard
                          good={good}
                          heading={Heading}
                          eager={block.first && position < 2}
                          from={{ category: list.category.alias, state: list.state }}
                          action={<CardActions good={good} />}
                        />
                      </li>
                    ))}
                  </ul>
                  <Pager
                    page={page}
                    pages={pages}
                    hrefOf={(to) => moves.hrefOf({ ...list.state, page: to })}
                    label={t('goods-list.pages')}
                    className="mt-10"
                  />
                </div>
              )}
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

/** What a buyer does without opening the article. */
const CardActions = ({ good }: { readonly good: GoodSummary }) => (
  <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
    <AddToCart good={good} className="btn-secondary min-h-11 px-4 py-2 @max-lg:[&>svg]:hidden" />
    <Heart good={good} className="relative ml-auto" />
  </div>
);

/** A link that took its filter away is gone with it; who pressed it goes on at the number of the goods. */
function useFocusKept(list: ListedGoods) {
  const status = useRef<HTMLParagraphElement>(null);
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current !== list && document.activeElement === document.body)
      status.current?.focus({ preventScroll: true });
    shown.current = list;
  }, [list]);
  return status;
}

export default GoodsList;
