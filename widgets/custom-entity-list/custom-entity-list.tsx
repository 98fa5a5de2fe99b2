import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { EntityFields } from '#widgets/custom-entity-item/entity-fields.tsx';
import type { CustomEntityListProps } from './props.ts';
import type { queries } from './queries.ts';

/** All active items of a custom entity, as cards. */
export function CustomEntityList({
  props,
  data,
  block,
}: ViewProps<CustomEntityListProps, never, ReturnType<typeof queries>>) {
  const { t, title } = usePage();
  const items = data.items.filter((item) => item.is_active);
  const Heading = block.first ? 'h1' : 'h2';
  // The page's first heading must not be missing, even where the editor gave the list none.
  const heading = props.title || (block.first ? title : '');
  const Name = block.first || !heading ? 'h2' : 'h3';
  return (
    <section className="band">
      <div className="wrap @container">
        {heading && <Heading className="mb-8 text-title">{heading}</Heading>}
        {items.length === 0 ? (
          <p className="text-ink-soft">{t('custom-entity-list.empty')}</p>
        ) : (
          <ul className="grid gap-5 @2xl:grid-cols-2 @5xl:grid-cols-3">
            {items.map((item) => (
              <li key={item.id} className="card p-6 sm:p-8">
                <Name className="text-xl">{item.name}</Name>
                <EntityFields item={item} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

export default CustomEntityList;
