import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FaqItem } from '#schemas/faq.ts';
import { RichHtml } from '../rich-text/rich-html.tsx';

interface Props {
  readonly item: FaqItem;
  readonly heading: 'h2' | 'h3' | 'h4';
  readonly slots: Readonly<Record<string, ReactNode>>;
  /** Open from the start: found by a search. */
  readonly open: boolean;
}

/**
 * A question that opens to its answer, by the browser itself. The place for links (`#q-…`) is inside the answer: a browser
 * that jumps there opens it.
 */
export function QuestionRow({ item, heading: Heading, slots, open }: Props) {
  return (
    <details open={open} className="group rounded-card border border-line bg-surface open:shadow-card">
      <summary className="fold-head">
        <Heading className="min-w-0 text-lg font-semibold break-words hyphens-auto">{item.question}</Heading>
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft text-brand print:hidden">
          <Plus
            aria-hidden="true"
            className="size-5 transition-transform duration-(--duration-calm) group-open:rotate-45"
          />
        </span>
      </summary>
      <div id={`q-${item.id}`} className="scroll-mt-32 px-5 pb-6 text-ink-soft sm:px-6 sm:pr-16">
        <RichHtml html={item.answer} slots={slots} />
      </div>
    </details>
  );
}
