import type { ViewProps } from '#registry/widget.ts';
import { SectionHead } from '#ui/design/section-head.tsx';
import type { SectionProps } from './props.ts';

const tones = {
  plain: '',
  sunken: 'bg-sunken',
  brand: 'bg-brand-soft',
  sun: 'bg-accent-soft',
} as const;

/** A titled band of the page that holds other blocks. Links reach it by its block id. Nothing, when it holds nothing. */
export function Section({ props, slots, block }: ViewProps<SectionProps, 'content'>) {
  if (!props.title && !props.lead && !slots.content) return null;
  return (
    <section
      className={`py-8 desktop:py-12 [&_.band]:py-4 ${tones[props.tone]} ${props.width === 'narrow' ? '[&_.wrap]:max-w-4xl' : ''}`}
      aria-label={props.title}
    >
      <div className="wrap empty:hidden">
        <SectionHead block={block} title={props.title} lead={props.lead} />
      </div>
      {slots.content}
    </section>
  );
}

export default Section;
