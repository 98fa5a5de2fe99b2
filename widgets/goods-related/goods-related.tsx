import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { GoodsGrid } from '#ui/shop/goods-grid.tsx';
import type { GoodsRelatedProps } from './props.ts';
import type { GoodsRelatedQueries } from './queries.ts';

/** Goods to look at next. Nothing where there are none. */
export function GoodsRelated({
  props,
  data: { goods },
  block,
}: ViewProps<GoodsRelatedProps, never, GoodsRelatedQueries>) {
  const { t } = usePage();
  if (goods.length === 0) return null;
  const title = props.title || t('goods-related.title');
  return (
    <section className="wrap band" aria-labelledby={`${block.id}-title`}>
      <SectionHead block={block} id={`${block.id}-title`} title={title} />
      <GoodsGrid goods={goods} heading={itemHeading(block, title)} />
    </section>
  );
}

export default GoodsRelated;
