import { ArrowRight } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { MoreLink } from '#ui/design/more-link.tsx';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import type { PostTopicsProps } from './props.ts';
import type { PostTopicsQueries } from './queries.ts';

/** The topics posts are about, each leading to its posts. */
export function PostTopics({ props, data, block }: ViewProps<PostTopicsProps, never, PostTopicsQueries>) {
  const { t, href, title: pageTitle } = usePage();
  const { topics } = data;
  const title = props.title || (block.first ? pageTitle : undefined);
  if (topics.length === 0 && !block.first) return null;
  const Heading = itemHeading(block, title);
  return (
    <section className="wrap band" aria-label={title ?? t('post-topics.label')}>
      <SectionHead
        block={block}
        title={title}
        lead={props.lead}
        aside={<MoreLink href={href('/posts')}>{t('post-topics.all')}</MoreLink>}
      />
      {topics.length === 0 ? (
        <p className="empty-state">{t('post-topics.empty')}</p>
      ) : (
        <div className="@container">
          <ul className="grid grid-cols-1 gap-5 @xl:grid-cols-2 @4xl:grid-cols-3 desktop:gap-6">
            {topics.map(({ id, alias, title: name, description, posts }) => (
              <li key={id}>
                <article className="card card-link flex h-full flex-col p-5 @xl:p-6">
                  <Heading className="text-heading break-words hyphens-auto">
                    <a href={href(`/posts/categories/${alias}`)}>{name}</a>
                  </Heading>
                  {description && <p className="mt-2 leading-relaxed text-ink-soft">{description}</p>}
                  <p className="mt-auto flex items-center justify-between gap-3 pt-5 font-semibold text-brand">
                    {t('post-topics.posts', { count: posts })}
                    <ArrowRight aria-hidden="true" className="size-5 flex-none" />
                  </p>
                </article>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

export default PostTopics;
