import type { QueryContext, WidgetQuery } from '#registry/widget.ts';
import type { PostCategory, PublishedPost } from '#schemas/post.ts';
import type { PostArticleProps } from './props.ts';

/** The post of the address `/posts/{alias}`, and the names of the categories. */
export function queries({ alias }: PostArticleProps, { content, locale, params }: QueryContext) {
  const wanted = alias ?? params['alias'] ?? '';
  return {
    post: {
      queryKey: ['post', locale, wanted],
      queryFn: () => content.post(wanted),
    } satisfies WidgetQuery<PublishedPost | null>,
    categories: {
      queryKey: ['post-categories', locale],
      queryFn: () => content.postCategories(),
    } satisfies WidgetQuery<PostCategory[]>,
  };
}
