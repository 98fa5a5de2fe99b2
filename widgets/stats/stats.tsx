import { formatNumber } from '#engine/format/number.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { SectionHead } from '#ui/design/section-head.tsx';
import type { Stat, StatsProps } from './props.ts';
import { StatsTiles } from './stats-tiles.tsx';

/** How the same numbers look on the page's ground and on a dark panel. */
const tones = {
  plain: {
    panel: '',
    value: 'text-brand',
    soft: 'text-ink-soft',
    rule: 'border-line-strong',
  },
  deep: {
    panel:
      'on-deep relative overflow-hidden rounded-card bg-deep px-6 py-10 text-on-deep @2xl:px-10 @4xl:px-14 @4xl:py-14',
    value: 'text-on-deep',
    soft: 'text-on-deep-soft',
    rule: 'border-deep-line',
  },
} as const;
type Tone = (typeof tones)[keyof typeof tones];

/** Number of stats -> columns of a wide place, so that no row ends with one alone. */
const columns = new Map([
  [1, ''],
  [2, '@xl:grid-cols-2'],
  [3, '@3xl:grid-cols-3'],
  [4, '@xl:grid-cols-2 @4xl:grid-cols-4'],
  [5, '@xl:grid-cols-2 @3xl:grid-cols-3'],
  [6, '@xl:grid-cols-2 @3xl:grid-cols-3'],
]);

/** A quarter of a circle under the rule of each number, turned a little further each time. */
const corners = [
  { shape: 'M24 0v24A24 24 0 0 1 0 0z', colour: 'fill-sun' },
  { shape: 'M0 0h24A24 24 0 0 1 0 24z', colour: 'fill-brand' },
  { shape: 'M24 24A24 24 0 0 1 0 0h24z', colour: 'fill-brand-soft' },
] as const;

/** Long numbers are smaller, so that they stay on one line. */
const sizeOf = (value: string) =>
  value.length > 12 ? 'text-heading @md:text-title' : value.length > 8 ? 'text-title' : 'text-display';

/** Numbers short enough to stand two in a row on a phone. */
const short = (items: readonly Stat[]) =>
  items.length > 1 &&
  items.every((item) => `${item.before ?? ''}${item.value}${item.unit ?? ''}`.length <= 6);

/** A few big numbers, each with what was counted and where it comes from. Without numbers: nothing. */
export function Stats({ props, block }: ViewProps<StatsProps>) {
  if (props.items.length === 0) return null;
  const tone = tones[props.tone];
  return (
    <section className="wrap band" aria-label={props.title}>
      <div className="@container">
        <div className={tone.panel}>
          {props.tone === 'deep' && <StatsTiles />}
          <div className="relative">
            {props.tone === 'deep' ? (
              <DeepHead props={props} first={block.first} />
            ) : (
              <SectionHead block={block} title={props.title} lead={props.lead} />
            )}
            <ul
              className={`grid gap-x-5 gap-y-7 @xl:gap-x-8 @xl:gap-y-9 ${short(props.items) ? '@xs:grid-cols-2' : ''} ${columns.get(props.items.length) ?? ''}`}
            >
              {[...props.items.entries()].map(([position, item]) => (
                <StatItem key={position} item={item} tone={tone} position={position} />
              ))}
            </ul>
            {props.note && <p className={`mt-8 max-w-[90ch] text-sm ${tone.soft}`}>{props.note}</p>}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The heading of the dark panel, whose texts have colours of their own; it leaves room for the tiles. */
function DeepHead({ props, first }: { props: StatsProps; first: boolean }) {
  if (!props.title && !props.lead) return null;
  const Heading = first ? 'h1' : 'h2';
  return (
    <div className="mb-10 max-w-3xl @2xl:pr-40">
      {props.title && <Heading className="text-title hyphens-auto">{props.title}</Heading>}
      {props.lead && <p className="mt-3 max-w-prose text-lead text-on-deep-soft">{props.lead}</p>}
    </div>
  );
}

function StatItem({ item, tone, position }: { item: Stat; tone: Tone; position: number }) {
  const { locale, href } = usePage();
  const value = formatNumber(item.value, locale);
  const corner = corners[position % corners.length];
  return (
    <li className={`relative min-w-0 border-t-2 pt-5 ${tone.rule}`}>
      {corner && tone === tones.plain && (
        <svg aria-hidden="true" viewBox="0 0 24 24" className="absolute top-0 right-0 size-6">
          <path d={corner.shape} className={corner.colour} />
        </svg>
      )}
      <p className={`flex flex-wrap items-baseline gap-x-2 font-bold pr-7 ${tone.value}`}>
        {item.before && <span className="text-lead">{item.before}</span>}
        <span className={`min-w-0 tracking-tight ${sizeOf(value)}`}>{value}</span>
        {item.unit && <span className="text-heading">{item.unit}</span>}
      </p>
      <p className="mt-2 max-w-[36ch] leading-relaxed font-medium">{item.label}</p>
      {item.source && (
        <p className={`mt-2 max-w-[44ch] text-sm ${tone.soft}`}>
          {item.href ? (
            <a
              className="underline decoration-1 underline-offset-4 hover:decoration-2"
              href={href(item.href)}
            >
              {item.source}
            </a>
          ) : (
            item.source
          )}
        </p>
      )}
    </li>
  );
}

export default Stats;
