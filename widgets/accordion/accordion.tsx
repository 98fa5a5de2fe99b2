import { Plus } from 'lucide-react';
import type { ViewProps } from '#registry/widget.ts';
import { RichHtml } from '../rich-text/rich-html.tsx';
import type { AccordionProps } from './props.ts';

const beside = 'grid gap-8 desktop:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] desktop:gap-16';

/** Questions that open to their answers. Native disclosure: works before any script, and by the browser's search. */
export function Accordion({ props, slots, block }: ViewProps<AccordionProps, string>) {
  const Heading = block.first ? 'h1' : 'h2';
  const Question = props.title && !block.first ? 'h3' : 'h2';
  const introduced = props.title || props.lead;
  return (
    <section className="wrap band" aria-label={props.title}>
      <div className={introduced ? beside : ''}>
        {introduced && (
          <div>
            {props.title && <Heading className="text-title hyphens-auto">{props.title}</Heading>}
            {props.lead && <p className="mt-3 text-lead text-ink-soft">{props.lead}</p>}
          </div>
        )}
        <div className="divide-y divide-line border-y border-line">
          {[...props.items.entries()].map(([position, item]) => (
            <details key={position} className="group" {...(props.exclusive ? { name: block.id } : {})}>
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
                <Question className="min-w-0 text-lg">{item.title}</Question>
                <Plus
                  aria-hidden="true"
                  className="size-6 shrink-0 text-brand transition-transform group-open:rotate-45"
                />
              </summary>
              <div className="pb-6 text-ink-soft">
                <RichHtml html={item.html} slots={slots} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

export default Accordion;
