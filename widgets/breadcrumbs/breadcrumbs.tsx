import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { Trail } from '#ui/design/trail.tsx';
import type { BreadcrumbsProps } from './props.ts';
import { trailOf } from './trail.ts';

/** The way from the start page to this one. On the start page there is none. */
export function Breadcrumbs({ props }: ViewProps<BreadcrumbsProps>) {
  const page = usePage();
  return <Trail steps={trailOf(page, props.items)} label={page.t('breadcrumbs.label')} />;
}

export default Breadcrumbs;
