import type { QueryContext } from '#registry/widget.ts';
import type { PostCategory } from '#schemas/post.ts';
import type { PostTopicsProps } from './props.ts';

/** A category and how many posts it has now. */
export interface PostTopic extends PostCategory {
  readonly posts: number;
}

/** Most categories whose posts are counted; a list of more topics helps nobody to choose. */
const most = 60;

export const queries = (_props: PostTopicsProps, { content, locale }: QueryContext) => ({
  topics: {
    queryKey: ['post-topics', locale],
    queryFn: async (): Promise<PostTopic[]> => {
      const categories = (await content.postCategories()).slice(0, most);
      return Promise.all(
        categories.map(async (category) => {
          const { total } = await content.posts({ category: category.alias, limit: 1 });
          return { ...category, posts: total };
        }),
      );
    },
  },
});
export type PostTopicsQueries = ReturnType<typeof queries>;
