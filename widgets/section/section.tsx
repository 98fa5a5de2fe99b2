import type { ViewProps } from '#registry/widget.ts';
import type { SectionProps } from './props.ts';

const tones = {
  plain: '',
  sunken: 'bg-sunken',
  brand: 'bg-brand-soft',
  sun: 'bg-accent-soft',
} as const;

/** A titled band of the page that holds other blocks. Links reach it by its block id. */
export function Section({ props, slots, block }: ViewProps<SectionProps, 'content'>) {
  const Heading = block.first ? 'h1' : 'h2';
  const width = props.width === 'narrow' ? '[&_.wrap]:max-w-4xl' : '';
  return (
    <section className={`${tones[props.tone]} ${width} py-8 desktop:py-12`} aria-label={props.title}>
      {(props.title || props.lead) && (
        <div className="wrap">
          {props.title && <Heading className="text-title hyphens-auto">{props.title}</Heading>}
          {props.lead && <p className="mt-3 max-w-prose text-lead text-ink-soft">{props.lead}</p>}
        </div>
      )}
      {slots.content}
    </section>
  );
}

export default Section;
