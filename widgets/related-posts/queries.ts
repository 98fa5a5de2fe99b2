import type { QueryContext } from '#registry/widget.ts';
import type { PostCategory, PostSummary } from '#schemas/post.ts';
import { pickRelated } from './pick-related.ts';
import type { RelatedPostsProps } from './props.ts';

/** What to read after the post the address names; nothing where it names none. */
export interface RelatedToPost {
  readonly posts: readonly PostSummary[];
  readonly categories: readonly PostCategory[];
}

export const queries = ({ count }: RelatedPostsProps, { content, locale, params }: QueryContext) => {
  const alias = params['alias'] ?? '';
  return {
    related: {
      queryKey: ['related-posts', locale, alias, count],
      queryFn: async (): Promise<RelatedToPost> => {
        const [post, categories] = await Promise.all([content.post(alias), content.postCategories()]);
        if (!post) return { posts: [], categories };
        // One more than is shown: the post itself may be among them.
        const limit = count + 1;
        const [own, all] = await Promise.all([
          Promise.all(post.categories.map((category) => content.posts({ category, limit }))),
          content.posts({ limit }),
        ]);
        const candidates = [...own, all].flatMap(({ items }) => items);
        return { posts: pickRelated(post, candidates, count), categories };
      },
    },
  };
};
export type RelatedPostsQueries = ReturnType<typeof queries>;
