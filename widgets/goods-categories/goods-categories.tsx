import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { Picture } from '#ui/design/picture.tsx';
import { PictureGap } from '#ui/design/picture-gap.tsx';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { Trail } from '#ui/design/trail.tsx';
import { catalogueTrail, categoryPath } from '#ui/shop/category-tree.ts';
import type { GoodsCategoriesProps } from './props.ts';
import type { GoodsCategoriesQueries, ListedCategory } from './queries.ts';

type Props = ViewProps<GoodsCategoriesProps, never, GoodsCategoriesQueries>;

/** The whole catalogue at a glance: categories with pictures, and what they are made of. */
export function GoodsCategories({ props, data, block }: Props) {
  const { t, title: pageTitle } = usePage();
  const { categories } = data;
  const title = props.title || (block.first ? pageTitle : undefined);
  if (categories.length === 0 && !block.first) return null;
  const heading = itemHeading(block, title);
  return (
    <>
      {block.first && <Trail steps={catalogueTrail(t, [])} label={t('shop.trail')} />}
      <section className="wrap band" aria-label={title ?? t('goods-categories.label')}>
        <SectionHead block={block} title={title} lead={props.lead} />
        {categories.length === 0 ? (
          <p className="empty-state">{t('goods-categories.empty')}</p>
        ) : (
          <div className="@container">
            <ul className={`grid grid-cols-1 gap-3 @xl:grid-cols-2 @xl:gap-5 ${columns(categories.length)}`}>
              {[...categories.entries()].map(([position, category]) => (
                <li key={category.alias} className="min-w-0">
                  <Category category={category} heading={heading} eager={block.first && position < 4} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
    </>
  );
}

/** As many columns as give full rows. */
const columns = (count: number): string =>
  count % 3 !== 0 && count % 4 === 0 ? '@5xl:grid-cols-4' : '@4xl:grid-cols-3';

interface CategoryProps {
  readonly category: ListedCategory;
  readonly heading: 'h2' | 'h3';
  readonly eager: boolean;
}

function Category({ category, heading: Heading, eager }: CategoryProps) {
  const { t, href } = usePage();
  const { alias, title, description, image, goods, parts } = category;
  const picture = 'aspect-square w-full rounded-control @xl:aspect-[4/3] @xl:rounded-none';
  return (
    <article className="card grid h-full grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 overflow-hidden p-4 @xl:flex @xl:flex-col @xl:items-stretch @xl:p-0">
      {image ? (
        <Picture picture={image} eager={eager} className={`${picture} bg-brand-soft object-cover`} />
      ) : (
        <PictureGap className={picture} />
      )}
      <div className="min-w-0 @xl:p-5">
        <Heading className="text-lg leading-snug wrap-anywhere hyphens-auto">
          <a href={href(categoryPath(alias))} className="inline-block min-h-6 max-w-full hover:underline">
            {title}
          </a>
        </Heading>
        {goods !== null && (
          <p className="mt-0.5 text-sm text-ink-soft">{t('goods-categories.goods', { count: goods })}</p>
        )}
        {description && <p className="mt-1.5 hidden text-ink-soft @xl:block">{description}</p>}
        {parts.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-x-4">
            {parts.map((part) => (
              <li key={part.alias} className="min-w-0">
                <a
                  href={href(categoryPath(part.alias))}
                  className="text-link inline-flex min-h-11 items-center font-normal wrap-anywhere"
                >
                  {part.title}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

export default GoodsCategories;
