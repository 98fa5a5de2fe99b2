import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { EntityFields } from '#widgets/custom-entity-item/entity-fields.tsx';
import type { CustomEntityListProps } from './props.ts';
import type { queries } from './queries.ts';

/** Columns of a wide place where three would leave one card alone in its row. */
const grids = new Map([
  [1, '@2xl:max-w-2xl'],
  [2, '@2xl:grid-cols-2'],
  [4, '@2xl:grid-cols-2'],
]);

/** All active items of a custom entity, as cards. */
export function CustomEntityList({
  props,
  data,
  slots,
  block,
}: ViewProps<CustomEntityListProps, never, ReturnType<typeof queries>>) {
  const { t, title } = usePage();
  const items = data.items.filter((item) => item.is_active);
  // The page's first heading must not be missing, even where the editor gave the list none.
  const heading = props.title || (block.first ? title : '');
  const Name = itemHeading(block, heading);
  return (
    <section className="band">
      <div className="wrap @container">
        <SectionHead block={block} title={heading} />
        {items.length === 0 ? (
          <p className="empty-state">{t('custom-entity-list.empty')}</p>
        ) : (
          <ul className={`grid gap-4 ${grids.get(items.length) ?? '@2xl:grid-cols-2 @5xl:grid-cols-3'}`}>
            {items.map((item) => (
              <li key={item.id} className="card rounded-tr-[4.5rem] p-6 sm:p-8">
                <Name className="pr-8 text-heading hyphens-auto">{item.name}</Name>
                <EntityFields item={item} slots={slots} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

export default CustomEntityList;
