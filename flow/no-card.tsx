import { CreditCard } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';

/** There is no card yet: when it comes, and where one can ask about it. */
export function NoCard() {
  const { t, href } = usePage();
  return (
    <div className="empty-state grid justify-items-center gap-4">
      <CreditCard aria-hidden="true" className="size-8 text-brand" />
      <p className="max-w-prose">{t('contract.no-card')}</p>
      <a className="btn btn-secondary" href={href('/contacts')}>
        {t('contract.ask-us')}
      </a>
    </div>
  );
}
