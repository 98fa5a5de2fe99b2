import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { MoreLink } from '#ui/design/more-link.tsx';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { GoodCard } from '#ui/shop/good-card.tsx';
import type { GoodsTeaserProps } from './props.ts';
import type { GoodsTeaserQueries } from './queries.ts';

/** Some articles of one category, with the way to all of it. Without articles there is nothing to tease. */
export function GoodsTeaser({ props, data, block }: ViewProps<GoodsTeaserProps, never, GoodsTeaserQueries>) {
  const { t, href, title: pageTitle } = usePage();
  const { goods } = data;
  if (goods.length === 0 && !block.first) return null;

  const category = data.categories.find(({ alias }) => alias === props.category);
  const title = props.title || category?.title || (block.first ? pageTitle : undefined);
  const label =
    category && category.title !== title
      ? t('goods-teaser.all-in', { category: category.title })
      : t('goods-teaser.all');
  const all = props.linkToCategory && category && (
    <MoreLink href={href(`/category/${category.alias}`)}>{label}</MoreLink>
  );
  return (
    <section className="wrap band" aria-label={title ?? label}>
      <SectionHead block={block} title={title} lead={props.lead} aside={all} />
      {goods.length === 0 ? (
        <p className="empty-state">{t('goods-teaser.empty')}</p>
      ) : (
        <div className="@container">
          <ul className={`grid grid-cols-1 gap-4 @lg:gap-5 ${columns(goods.length)}`}>
            {[...goods.entries()].map(([position, good]) => (
              <li key={good.id}>
                <GoodCard
                  good={good}
                  heading={itemHeading(block, title)}
                  eager={block.first && position === 0}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** As many columns as give full rows, at most four. */
const columns = (count: number): string =>
  `@lg:grid-cols-2 ${count % 3 === 0 || count === 5 || count === 2 ? '@3xl:grid-cols-3' : '@3xl:grid-cols-2 @5xl:grid-cols-4'}`;

export default GoodsTeaser;
