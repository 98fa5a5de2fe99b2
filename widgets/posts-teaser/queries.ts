import type { QueryContext } from '#registry/widget.ts';
import type { PostsTeaserProps } from './props.ts';

export const queries = ({ category, count }: PostsTeaserProps, { content, locale }: QueryContext) => ({
  posts: {
    queryKey: ['posts', category ?? '', count, locale],
    queryFn: async () =>
      (await content.posts({ ...(category === undefined ? {} : { category }), limit: count })).items,
  },
  categories: {
    queryKey: ['post-categories', locale],
    queryFn: () => content.postCategories(),
  },
});
export type PostsTeaserQueries = ReturnType<typeof queries>;
