import type { ViewProps } from '#registry/widget.ts';
import type { SectionProps } from './props.ts';

const tones = {
  plain: { band: '', soft: 'text-ink-soft' },
  sunken: { band: 'bg-sunken', soft: 'text-ink-soft' },
  brand: { band: 'bg-brand-soft', soft: 'text-ink-soft' },
} as const;

/** A titled band of the page that holds other blocks. */
export function Section({ props, slots, block }: ViewProps<SectionProps, 'content'>) {
  const Heading = block.first ? 'h1' : 'h2';
  const { band, soft } = tones[props.tone];
  return (
    <section className={`${band} py-8 desktop:py-12`} aria-label={props.title}>
      {(props.title || props.lead) && (
        <div className="wrap">
          {props.title && <Heading className="text-title">{props.title}</Heading>}
          {props.lead && <p className={`mt-3 max-w-prose text-lead ${soft}`}>{props.lead}</p>}
        </div>
      )}
      {slots.content}
    </section>
  );
}

export default Section;
