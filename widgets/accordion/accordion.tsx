import { Plus } from 'lucide-react';
import type { ViewProps } from '#registry/widget.ts';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { RichHtml } from '../rich-text/rich-html.tsx';
import type { AccordionProps } from './props.ts';

const beside = 'items-start @4xl:grid @4xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] @4xl:gap-16';

/** Questions that open to their answers. Native disclosure: works before any script, and by the browser's search. */
export function Accordion({ props, slots, block }: ViewProps<AccordionProps, string>) {
  const Question = itemHeading(block, props.title);
  return (
    <section className="wrap band" aria-label={props.title}>
      <div className="@container">
        <div className={props.title || props.lead ? beside : ''}>
          <SectionHead block={block} title={props.title} lead={props.lead} />
          <div className="grid content-start gap-2">
            {[...props.items.entries()].map(([position, item]) => (
              <details
                key={position}
                className="group rounded-card border border-line bg-surface open:shadow-card"
                {...(props.exclusive ? { name: block.id } : {})}
              >
                <summary className="fold-head">
                  <Question className="min-w-0 text-lg font-semibold">{item.title}</Question>
                  <span className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft text-brand print:hidden">
                    <Plus
                      aria-hidden="true"
                      className="size-5 transition-transform duration-(--duration-calm) group-open:rotate-45"
                    />
                  </span>
                </summary>
                <div className="px-5 pb-6 text-ink-soft sm:px-6 sm:pr-16">
                  <RichHtml html={item.html} slots={slots} />
                </div>
              </details>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

export default Accordion;
