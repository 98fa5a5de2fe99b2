import { ChevronRight } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { TrailStep } from '#registry/widget.ts';

interface TrailProps {
  /** From the start page to this one, which comes last and is no link. */
  readonly steps: readonly TrailStep[];
  readonly label: string;
}

/** The way from the start page to this one. Without a step: nothing. */
export function Trail({ steps, label }: TrailProps) {
  const { href } = usePage();
  const last = steps.at(-1);
  if (!last) return null;
  return (
    <nav aria-label={label} className="wrap pt-4">
      <ol className="flex flex-wrap items-center text-sm">
        {steps.slice(0, -1).map((step) => (
          <li key={step.link} className="flex min-w-0 items-center">
            <a
              href={href(step.link)}
              className="inline-flex min-h-11 items-center text-brand underline decoration-1 underline-offset-4 hover:decoration-2 hover:text-brand-strong"
            >
              {step.title}
            </a>
            <ChevronRight aria-hidden="true" className="mx-2 size-4 shrink-0 text-line-strong" />
          </li>
        ))}
        <li>
          <span aria-current="page" className="inline-flex min-h-11 items-center text-ink-soft">
            {last.title}
          </span>
        </li>
      </ol>
    </nav>
  );
}
