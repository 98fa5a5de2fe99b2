import type { ViewProps } from '#registry/widget.ts';
import { CardRow } from '#ui/design/card-row.tsx';
import { SectionHead } from '#ui/design/section-head.tsx';
import { Opinion } from './opinion.tsx';
import type { TestimonialsProps } from './props.ts';

/** Columns of a wide place by the number of opinions; one alone gets the whole width and larger words. */
const grids = new Map([
  [1, ''],
  [2, '@2xl:grid-cols-2'],
  [4, '@2xl:grid-cols-2'],
]);

/** What customers say, each with a name, on a band that steps back from the page. */
export function Testimonials({ props, block }: ViewProps<TestimonialsProps>) {
  const items = props.items.filter((item) => item.quote.trim() !== '');
  const count = items.length;
  if (count === 0) return null;
  return (
    <section className="bg-sunken" aria-label={props.title || undefined}>
      <div className="wrap band @container">
        <SectionHead block={block} title={props.title} />
        <CardRow
          phones={props.phones}
          label={props.title || undefined}
          className={`gap-4 ${grids.get(count) ?? '@2xl:grid-cols-2 @5xl:grid-cols-3'}`}
        >
          {[...items.entries()].map(([position, item]) => (
            <Opinion key={position} item={item} position={position} alone={count === 1} />
          ))}
        </CardRow>
        {props.note && <p className="mt-6 max-w-prose text-sm text-ink-soft">{props.note}</p>}
      </div>
    </section>
  );
}

export default Testimonials;
