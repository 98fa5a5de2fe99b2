import { CloudOff } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';

/** Stands in for what could not be had right now: says so, and tries again. Never for what there is none of. */
export function PartUnavailable() {
  const { t, href, path } = usePage();
  return (
    <EmptyState icon={CloudOff} text={t('contract.unavailable')}>
      <a className="btn btn-secondary" href={href(path)}>
        {t('contract.again')}
      </a>
    </EmptyState>
  );
}
