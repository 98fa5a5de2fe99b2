import type { PagedList } from '#registry/paged-list.ts';
import type { QueryContext, TrailStep } from '#registry/widget.ts';
import type { GoodCategory, GoodSummary } from '#schemas/good.ts';
import type { GoodsFilter, GoodsSorter } from '#schemas/goods-list.ts';
import type { GoodsListState } from '#schemas/goods-list-address.ts';
import { categoryPath, childrenOf, pathTo } from '#ui/shop/category-tree.ts';
import { canonicalQuery, readListState, withinEnds } from './list-state.ts';
import type { GoodsListProps } from './props.ts';

type CategoryLink = Pick<GoodCategory, 'alias' | 'title'>;

/** What the widget shows. */
export interface ListedGoods extends PagedList<GoodSummary> {
  readonly category: Pick<GoodCategory, 'alias' | 'title' | 'description' | 'image'>;
  /** The categories it lies in, itself last. */
  readonly path: readonly CategoryLink[];
  /** Those that are a part of it. */
  readonly parts: readonly CategoryLink[];
  /** What the goods can be narrowed by, with the counts of this state. */
  readonly filters: readonly GoodsFilter[];
  readonly sorters: readonly GoodsSorter[];
  readonly state: GoodsListState;
  /** How the address should be written. */
  readonly query: Readonly<Record<string, string | null>>;
}

export const queries = (
  { category: named, size }: GoodsListProps,
  { content, locale, params, parameters }: QueryContext,
) => {
  const alias = named ?? params['id'] ?? '';
  return {
    list: {
      queryKey: ['goods-list', locale, alias, size],
      /** Null when there is no such category. */
      queryFn: async (): Promise<ListedGoods | null> => {
        const [all, category, categories, sorters] = await Promise.all([
          content.goodsFilters({ category: alias, filters: {} }),
          content.goodCategory(alias),
          content.goodCategories(),
          content.goodsSorters(),
        ]);
        if (all === null || category === null) return null;
        const asked = withinEnds(all, readListState(all, parameters));
        const { filters: set, sort } = asked;
        const read = (page: number) =>
          content.goodsPage({ category: alias, filters: set, sort, limit: size, offset: (page - 1) * size });
        const [filters, first] = await Promise.all([
          Object.keys(set).length === 0 ? all : content.goodsFilters({ category: alias, filters: set }),
          // Before any other: it says how many pages there are, so that an invented number asks nothing new.
          read(1),
        ]);
        if (filters === null || first === null) return null;
        const pages = Math.max(1, Math.ceil(first.total / size));
        const page = Math.min(asked.page, pages);
        const { items, total } = (page === 1 ? null : await read(page)) ?? first;
        const state = { ...asked, page };
        return {
          items: items.map(shown),
          page,
          pages,
          total,
          category,
          path: pathTo(categories, category).map(linkOf),
          parts: childrenOf(categories, alias).map(linkOf),
          filters,
          sorters,
          state,
          query: canonicalQuery(all, state),
        };
      },
    },
  };
};
export type GoodsListQueries = ReturnType<typeof queries>;

const linkOf = ({ alias, title }: CategoryLink): CategoryLink => ({ alias, title });

/** A card does not say the attributes; with them a page of cards would weigh half as much again. */
const shown = ({ attributes: _, product_type: __, ...good }: GoodSummary): GoodSummary => good;

/** A list that is not the whole of its category, in its usual order. */
export const isNarrowed = ({ filters, sort }: GoodsListState): boolean =>
  sort !== 'default' || Object.keys(filters).length > 0;

/** What stands on the page, for search engines. */
export const listedItems = ({ items }: ListedGoods): TrailStep[] =>
  items.map(({ title, category, alias }) => ({ title, link: `${categoryPath(category)}/goods/${alias}` }));
