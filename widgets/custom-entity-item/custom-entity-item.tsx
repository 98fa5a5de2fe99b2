import type { ViewProps } from '#registry/widget.ts';
import { EntityFields } from './entity-fields.tsx';
import type { CustomEntityItemProps } from './props.ts';
import type { queries } from './queries.ts';

/** One custom entity. Nothing when there is none, or it is not active. */
export function CustomEntityItem({
  data,
  slots,
  block,
}: ViewProps<CustomEntityItemProps, never, ReturnType<typeof queries>>) {
  const Heading = block.first ? 'h1' : 'h2';
  if (!data.item?.is_active) return null;
  return (
    <section className="wrap band">
      <article className="card max-w-[44rem] rounded-tr-[4.5rem] p-6 sm:p-8">
        <Heading className="pr-10 text-title hyphens-auto">{data.item.name}</Heading>
        <EntityFields item={data.item} slots={slots} />
      </article>
    </section>
  );
}

export default CustomEntityItem;
