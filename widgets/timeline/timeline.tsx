import { ArrowRight } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { Icon } from '#ui/design/icon.tsx';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { formatEventDate, isEventDate } from './event-date.ts';
import type { TimelineEvent, TimelineProps } from './props.ts';

/** Events in their order along a line. Where there is room, the dates stand on the other side of the line. */
export function Timeline({ props, block }: ViewProps<TimelineProps>) {
  const { href } = usePage();
  if (props.items.length === 0) return null;
  const ItemHeading = itemHeading(block, props.title);
  const dated = props.items.some((item) => item.when || item.date);
  const place = dated ? '@2xl:grid-cols-[9.5rem_3rem_minmax(0,1fr)]' : '';
  return (
    <section className="wrap band" aria-label={props.title}>
      <SectionHead block={block} title={props.title} lead={props.lead} />
      <div className="@container">
        <ol className="max-w-4xl">
          {[...props.items.entries()].map(([position, item]) => (
            <li
              key={position}
              className={`group relative grid grid-cols-[3rem_minmax(0,1fr)] gap-x-5 pb-10 last:pb-0 ${place}`}
            >
              <Marker item={item} beyondDate={dated} />
              <div
                className={`col-start-2 row-start-2 min-w-0 ${dated ? '@2xl:col-start-3 @2xl:row-start-1' : 'row-start-1'} pt-1 @2xl:pt-2`}
              >
                <ItemHeading className="text-xl hyphens-auto">{item.title}</ItemHeading>
                {item.text && (
                  <p className="mt-2 max-w-prose leading-relaxed whitespace-pre-line text-ink-soft">
                    {item.text}
                  </p>
                )}
                {item.link && (
                  <a
                    className="text-link mt-3 inline-flex min-h-6 items-center gap-1.5"
                    href={href(item.link.href)}
                  >
                    {item.link.label}
                    <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
                  </a>
                )}
              </div>
              {dated && <When item={item} />}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The tile on the line, and the line down to the next one. */
function Marker({ item, beyondDate }: { item: TimelineEvent; beyondDate: boolean }) {
  const column = beyondDate ? '@2xl:col-start-2' : '';
  return (
    <span
      aria-hidden="true"
      className={`relative col-start-1 row-span-2 row-start-1 flex flex-col items-center ${column}`}
    >
      {item.icon ? (
        <span className="icon-tile">
          <Icon name={item.icon} />
        </span>
      ) : (
        <svg aria-hidden="true" viewBox="0 0 48 48" className="size-12 flex-none">
          <path
            className="fill-brand-soft"
            d="M0 12a12 12 0 0 1 12-12h24a12 12 0 0 1 12 12v24a12 12 0 0 1-12 12H12A12 12 0 0 1 0 36z"
          />
          <path className="fill-brand" d="M14 14h20a20 20 0 0 1-20 20z" />
        </svg>
      )}
      <span className="absolute top-14 -bottom-8 w-0.5 rounded-full bg-line group-last:hidden" />
    </span>
  );
}

function When({ item }: { item: TimelineEvent }) {
  const { locale } = usePage();
  const words = item.when || (item.date ? formatEventDate(item.date, locale) : '');
  const place = 'col-start-2 row-start-1 pt-2.5 font-semibold text-brand @2xl:col-start-1 @2xl:pt-3';
  if (words === '') return null;
  return isEventDate(item.date) ? (
    <time dateTime={item.date} className={place}>
      {words}
    </time>
  ) : (
    <p className={place}>{words}</p>
  );
}

export default Timeline;
