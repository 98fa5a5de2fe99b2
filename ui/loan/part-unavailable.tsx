import { CloudOff } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';

/** Stands in for what could not be had right now: says so, and tries again. Never for what there is none of. */
export function PartUnavailable() {
  const { t } = usePage();
  return (
    <EmptyState icon={CloudOff} text={t('contract.unavailable')}>
      {/* biome-ignore lint/a11y/useValidAnchor: the very address of the document, with the contract it names */}
      <a className="btn btn-secondary" href="">
        {t('contract.again')}
      </a>
    </EmptyState>
  );
}
