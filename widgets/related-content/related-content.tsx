import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import type { RelatedContentProps } from './props.ts';
import type { RelatedContentQueries } from './queries.ts';
import { RelatedCard } from './related-card.tsx';
import { relatedLinks } from './related-links.ts';

/** What is worth reading next: chosen links, then posts of a category. Without any there is no heading either. */
export function RelatedContent({
  props,
  data,
  block,
}: ViewProps<RelatedContentProps, never, RelatedContentQueries>) {
  const { t, path } = usePage();
  const links = relatedLinks({ chosen: props.items, posts: data.posts, count: props.count, path });
  if (links.length === 0) return null;
  const title = props.title || t('related-content.title');
  return (
    <section className="wrap band" aria-label={title}>
      <SectionHead block={block} title={title} />
      <div className="@container">
        <ul className={'grid grid-cols-1 gap-4 @md:gap-5 @2xl:grid-cols-2'}>
          {links.map((link) => (
            <li key={link.href}>
              <RelatedCard link={link} heading={itemHeading(block, title)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export default RelatedContent;
