import type { QueryContext } from '#registry/widget.ts';
import type { PostSummary } from '#schemas/post.ts';
import type { RelatedContentProps } from './props.ts';

/**
 * The newest posts of the category, more than are shown: the present page may be among them, and chosen links, too.
 * Nothing is read where no category was given.
 */
export const queries = (
  { category, count, items }: RelatedContentProps,
  { content, locale }: QueryContext,
) => {
  const limit = count + items.length + 1;
  return {
    posts: {
      queryKey: ['posts', category ?? '', limit, locale],
      queryFn: async (): Promise<PostSummary[]> =>
        category === undefined ? [] : [...(await content.posts({ category, limit })).items],
    },
  };
};
export type RelatedContentQueries = ReturnType<typeof queries>;
