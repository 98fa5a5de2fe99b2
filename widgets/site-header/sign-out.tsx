import { LogOut } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';

/** Ends the session of this browser. The starter's delegation makes it work, so that the header needs no code of its own. */
export function SignOut({ className }: { className: string }) {
  const { t } = usePage();
  return (
    <button type="button" data-sign-out className={className}>
      <LogOut aria-hidden="true" className="size-5 shrink-0" />
      {t('site-header.sign-out')}
    </button>
  );
}
