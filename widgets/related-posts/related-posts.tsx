import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { MoreLink } from '#ui/design/more-link.tsx';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { PostLayout, type PostPartProps } from '../posts-teaser/post-layouts.tsx';
import type { RelatedPostsProps } from './props.ts';
import type { RelatedPostsQueries } from './queries.ts';

/** What to read after a post. Nothing where there is none. */
export function RelatedPosts({
  props,
  data,
  block,
}: ViewProps<RelatedPostsProps, never, RelatedPostsQueries>) {
  const { t, href } = usePage();
  const { posts, categories } = data.related;
  if (posts.length === 0) return null;
  const title = props.title || t('related-posts.title');
  const titles = new Map(categories.map(({ alias, title: name }) => [alias, name]));
  const parts = posts.map(
    (post): PostPartProps => ({
      post,
      category: post.categories.map((alias) => titles.get(alias)).find(Boolean),
      heading: itemHeading(block, title),
    }),
  );
  return (
    <section className="wrap band" aria-label={title}>
      <SectionHead
        block={block}
        title={title}
        aside={<MoreLink href={href('/posts')}>{t('related-posts.all')}</MoreLink>}
      />
      <div className="@container">
        <PostLayout layout="cards" parts={parts} />
      </div>
    </section>
  );
}

export default RelatedPosts;
