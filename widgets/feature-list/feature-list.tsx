import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { CardRow } from '#ui/design/card-row.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { gridColumns } from './grid-columns.ts';
import type { FeatureListProps } from './props.ts';

/** Tiles take turns: ground, and which corner is the quarter circle. */
const tiles = [
  'bg-brand-soft rounded-tl-[4.5rem]',
  'bg-accent-soft rounded-tr-[4.5rem]',
  'bg-sun-soft rounded-br-[4.5rem]',
  'bg-brand-soft rounded-bl-[4.5rem]',
] as const;

/** Short promises side by side, as tiles of a mosaic, each with an icon. */
export function FeatureList({ props, block }: ViewProps<FeatureListProps>) {
  const { href } = usePage();
  const ItemHeading = itemHeading(block, props.title);
  const columns = props.columns === 'auto' ? props.items.length : Number(props.columns);
  return (
    <section className="wrap band" aria-label={props.title}>
      <SectionHead block={block} title={props.title} lead={props.lead} />
      <div className="@container">
        <CardRow
          phones={props.phones}
          label={props.title}
          className={`gap-3 @xl:grid-cols-2 desktop:gap-4 ${gridColumns(columns)}`}
        >
          {[...props.items.entries()].map(([position, item]) => (
            <li
              key={position}
              className={`rounded-card p-6 @xl:p-7 ${tiles[position % tiles.length] ?? ''} ${item.href ? 'card-link' : ''}`}
            >
              <span className="grid size-14 place-items-center rounded-full bg-surface text-brand">
                <Icon name={item.icon} className="size-7" />
              </span>
              <ItemHeading className="mt-6 text-heading hyphens-auto">
                {item.href ? (
                  <a className="underline decoration-1 underline-offset-4" href={href(item.href)}>
                    {item.title}
                  </a>
                ) : (
                  item.title
                )}
              </ItemHeading>
              <p className="mt-2 leading-relaxed text-ink-soft">{item.text}</p>
            </li>
          ))}
        </CardRow>
      </div>
    </section>
  );
}

export default FeatureList;
