import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { MoreLink } from '#ui/design/more-link.tsx';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { PostLayout } from './post-layouts.tsx';
import type { PostPartProps } from './post-parts.tsx';
import type { PostsTeaserProps } from './props.ts';
import type { PostsTeaserQueries } from './queries.ts';

/** The newest posts, of one category or of all, with a way to the rest. Without posts there is nothing to tease. */
export function PostsTeaser({ props, data, block }: ViewProps<PostsTeaserProps, never, PostsTeaserQueries>) {
  const { t, href, title: pageTitle } = usePage();
  const { posts } = data;
  // The page's first heading must not be missing, even where there is nothing under it.
  const title = props.title || (block.first ? pageTitle : undefined);
  if (posts.length === 0 && !block.first) return null;

  const titles = new Map(data.categories.map((category) => [category.alias, category.title]));
  const chosen = props.category === undefined ? undefined : titles.get(props.category);
  const label = chosen ? t('posts-teaser.all-in', { category: chosen }) : t('posts-teaser.all');
  const all = props.linkToAll && (
    <MoreLink href={href(chosen ? `/posts/categories/${props.category}` : '/posts')}>{label}</MoreLink>
  );
  const parts = posts.map(
    (post, position): PostPartProps => ({
      post,
      category: chosen ?? post.categories.map((alias) => titles.get(alias)).find(Boolean),
      heading: itemHeading(block, title),
      eager: block.first && position === 0,
    }),
  );
  const headed = Boolean(title || props.lead);
  return (
    <section className="wrap band" aria-label={title ?? label}>
      <SectionHead block={block} title={title} lead={props.lead} aside={all} />
      {parts.length === 0 ? (
        <p className="empty-state">{t('posts-teaser.empty')}</p>
      ) : (
        <div className="@container">
          <PostLayout layout={props.layout} parts={parts} />
        </div>
      )}
      {!headed && all && <p className="mt-6">{all}</p>}
    </section>
  );
}

export default PostsTeaser;
