import type { QueryContext } from '#registry/widget.ts';
import type { GoodsTeaserProps } from './props.ts';

export const queries = ({ category, count }: GoodsTeaserProps, { content, locale }: QueryContext) => ({
  goods: {
    queryKey: ['goods', category, count, locale],
    queryFn: () => content.goods({ category, limit: count }),
  },
  categories: {
    queryKey: ['good-categories', locale],
    queryFn: () => content.goodCategories(),
  },
});
export type GoodsTeaserQueries = ReturnType<typeof queries>;
