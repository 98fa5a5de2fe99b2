import { usePage } from '#engine/react/page-context.tsx';
import { pageHref } from '#registry/paged-list.ts';
import type { ViewProps } from '#registry/widget.ts';
import { Pager } from '#ui/design/pager.tsx';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { PostLayout, type PostPartProps } from '../posts-teaser/post-layouts.tsx';
import type { PostsListProps } from './props.ts';
import type { PostsListQueries } from './queries.ts';
import { TopicLinks } from './topic-links.tsx';

/** Posts page by page, the newest first. Nothing when there is no such page: as a page of its own that is a 404. */
export function PostsList({ props, data, block }: ViewProps<PostsListProps, never, PostsListQueries>) {
  const { t, href, path, title: pageTitle } = usePage();
  const { list } = data;
  if (!list) return null;
  const { items, page, pages, category, categories } = list;
  const title = props.title || category?.title || (block.first ? pageTitle : undefined);
  const titles = new Map(categories.map(({ alias, title: name }) => [alias, name]));
  const parts = items.map(
    (post, position): PostPartProps => ({
      post,
      category: category?.title ?? post.categories.map((alias) => titles.get(alias)).find(Boolean),
      heading: itemHeading(block, title),
      eager: block.first && position === 0,
    }),
  );
  return (
    <section className="wrap band" aria-label={title ?? t('posts-list.all')}>
      <SectionHead block={block} title={title} lead={props.lead || category?.description} />
      {props.topics && <TopicLinks categories={categories} current={category?.alias ?? null} />}
      {parts.length === 0 ? (
        <p className="empty-state">{t('posts-list.empty')}</p>
      ) : (
        <div className="@container">
          <PostLayout layout="cards" parts={parts} />
          <Pager
            page={page}
            pages={pages}
            hrefOf={(number) => pageHref(href(path), number)}
            label={t('posts-list.pages')}
            className="mt-10"
          />
        </div>
      )}
    </section>
  );
}

export default PostsList;
