import type { ContentReader } from '#registry/content-reader.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { GoodCategory } from '#schemas/good.ts';
import { childrenOf } from '#ui/shop/category-tree.ts';
import type { GoodsCategoriesProps } from './props.ts';

/** A category at the top of the catalogue with what it is made of. */
export interface ListedCategory extends Pick<GoodCategory, 'alias' | 'title' | 'description' | 'image'> {
  /** How many goods there are in it and below; null where nobody counted. */
  readonly goods: number | null;
  readonly parts: readonly Pick<GoodCategory, 'alias' | 'title'>[];
}

/** More categories than this are not counted: each costs a reading of its list. */
const mostCounted = 24;

export const queries = (_props: GoodsCategoriesProps, { content, locale }: QueryContext) => ({
  categories: {
    queryKey: ['goods-categories', locale],
    queryFn: async (): Promise<ListedCategory[]> => {
      const all = await content.goodCategories();
      const top = childrenOf(all);
      return Promise.all(
        top.map(async ({ alias, title, description, image }) => ({
          alias,
          title,
          ...(description !== undefined && { description }),
          ...(image && { image }),
          goods: top.length > mostCounted ? null : await countOf(alias, content),
          parts: childrenOf(all, alias).map((part) => ({ alias: part.alias, title: part.title })),
        })),
      );
    },
  },
});
export type GoodsCategoriesQueries = ReturnType<typeof queries>;

const countOf = async (category: string, content: ContentReader): Promise<number | null> =>
  (await content.goodsPage({ category, filters: {}, sort: 'default', limit: 1, offset: 0 }))?.total ?? null;
