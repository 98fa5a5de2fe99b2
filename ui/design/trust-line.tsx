import { Lock } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';

/** Under a card that asks for personal data: how it is kept, and where help is. */
export function TrustLine() {
  const { t, href } = usePage();
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-1 text-sm text-ink-soft">
      <p className="flex min-w-0 flex-1 basis-64 gap-2.5 leading-relaxed">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
        {t('account.trust')}
      </p>
      <a className="text-link inline-flex min-h-6 items-center" href={href('/contacts')}>
        {t('account.help')}
      </a>
    </div>
  );
}
