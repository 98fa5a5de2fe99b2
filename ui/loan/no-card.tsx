import { CreditCard } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { NothingYet } from './nothing-yet.tsx';

/** There is no card yet: when it comes, and where one can ask about it. */
export function NoCard() {
  const { t } = usePage();
  return <NothingYet icon={CreditCard} text={t('contract.no-card')} ask={t('contract.ask-us')} />;
}
