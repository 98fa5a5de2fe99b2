import { IconTile } from '#design/icon.tsx';
import { itemHeading, SectionHead } from '#design/section-head.tsx';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { gridColumns } from './grid-columns.ts';
import type { FeatureListProps } from './props.ts';

/** Short promises side by side, each with an icon. */
export function FeatureList({ props, block }: ViewProps<FeatureListProps>) {
  const { href } = usePage();
  const ItemHeading = itemHeading(block, props.title);
  return (
    <section className="wrap band" aria-label={props.title}>
      <SectionHead block={block} title={props.title} lead={props.lead} />
      <ul
        className={`grid gap-5 sm:grid-cols-2 desktop:gap-6 ${gridColumns(props.columns === 'auto' ? props.items.length : Number(props.columns))}`}
      >
        {[...props.items.entries()].map(([position, item]) => {
          return (
            <li key={position} className="card p-6">
              <IconTile name={item.icon} />
              <ItemHeading className="mt-5 text-xl">
                {item.href ? (
                  <a className="text-link" href={href(item.href)}>
                    {item.title}
                  </a>
                ) : (
                  item.title
                )}
              </ItemHeading>
              <p className="mt-2 leading-relaxed text-ink-soft">{item.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export default FeatureList;
