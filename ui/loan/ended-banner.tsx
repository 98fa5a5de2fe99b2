import { Archive } from 'lucide-react';
import { formatDate } from '#engine/format/date.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { legalTimeZone } from '#schemas/time-zone.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import type { ContractArea } from './contract-area.ts';

type Ended = NonNullable<ContractArea['ended']>;

interface EndedBannerProps {
  readonly ended: Ended;
  readonly elsewhere: ContractArea['elsewhere'];
}

/** Which contract this is, that it is over, and the way to what is under way. */
export function EndedBanner({ ended, elsewhere }: EndedBannerProps) {
  const { t, href, locale } = usePage();
  const date = ended.ended_at === null ? '' : formatDate(new Date(ended.ended_at), locale, legalTimeZone);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-sunken p-4 sm:px-6">
      <Archive aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-60 font-medium break-words">
        {t(`contract.ended.banner-${ended.state}`, { number: ended.number, date })}
      </p>
      {elsewhere && (
        <a
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          href={href(elsewhere === 'contract' ? '/active-contract/main-card' : '/dashboard')}
        >
          {t(`contract.ended.to-${elsewhere}`)}
        </a>
      )}
    </div>
  );
}

/** Stands in for a screen on which nothing can be done once a contract is over. */
export function NothingToDo({ ended }: { readonly ended: Ended }) {
  const { t, href } = usePage();
  return (
    <EmptyState icon={Archive} text={t('contract.ended.nothing')}>
      <a className="btn btn-primary" href={href(`/active-contract/main-card?contract=${ended.id}`)}>
        {t('contract.ended.overview')}
      </a>
    </EmptyState>
  );
}
