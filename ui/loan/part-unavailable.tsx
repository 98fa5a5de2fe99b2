import { CloudOff } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';

/** Stands in for what could not be had right now: says so, and tries again. Never for what there is none of. */
export function PartUnavailable() {
  const { t, href, path } = usePage();
  return (
    <div className="empty-state grid justify-items-center gap-4">
      <CloudOff aria-hidden="true" className="size-8 text-brand" />
      <p className="max-w-prose">{t('contract.unavailable')}</p>
      <a className="btn btn-secondary" href={href(path)}>
        {t('contract.again')}
      </a>
    </div>
  );
}
