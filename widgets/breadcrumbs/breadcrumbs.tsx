import { ChevronRight } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { BreadcrumbsProps } from './props.ts';
import { trailOf } from './trail.ts';

/** The way from the start page to this one. On the start page there is none. */
export function Breadcrumbs({ props }: ViewProps<BreadcrumbsProps>) {
  const page = usePage();
  const trail = trailOf(page, props.items);
  const last = trail.pop();
  if (!last) return null;
  return (
    <nav aria-label={page.t('breadcrumbs.label')} className="wrap pt-4">
      <ol className="flex flex-wrap items-center text-sm">
        {trail.map((crumb) => (
          <li key={crumb.link} className="flex min-w-0 items-center">
            <a
              href={page.href(crumb.link)}
              className="inline-flex min-h-11 items-center text-brand underline decoration-1 underline-offset-4 hover:decoration-2 hover:text-brand-strong"
            >
              {crumb.title}
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

export default Breadcrumbs;
