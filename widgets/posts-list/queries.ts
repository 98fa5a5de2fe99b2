import { type PagedList, pageParameter, readPageOf } from '#registry/paged-list.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { PostCategory, PostSummary } from '#schemas/post.ts';
import type { PostsListProps } from './props.ts';

/** What the widget shows. */
export interface ListedPosts extends PagedList<PostSummary> {
  readonly categories: readonly PostCategory[];
  /** The one whose posts these are; null for posts of all. */
  readonly category: PostCategory | null;
}

export const queries = (
  { scope, category: named, size }: PostsListProps,
  { content, locale, params, parameter }: QueryContext,
) => {
  const alias = scope === 'address' ? (params['alias'] ?? '') : named;
  const page = parameter(pageParameter);
  return {
    list: {
      queryKey: ['posts-list', locale, alias ?? '', size, page],
      /** Null when there is no such category, or no such page of its posts. */
      queryFn: async (): Promise<ListedPosts | null> => {
        const [categories, category] = await Promise.all([
          content.postCategories(),
          alias === undefined ? null : content.postCategory(alias),
        ]);
        if (alias !== undefined && category === null) return null;
        const within = category ? { category: category.alias } : {};
        const list = await readPageOf(page, size, (rows) => content.posts({ ...within, ...rows }));
        return list && { ...list, categories, category };
      },
    },
  };
};
export type PostsListQueries = ReturnType<typeof queries>;
