import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { ContactLines } from '#ui/loan/contact-lines.tsx';
import { LoanCard } from '#ui/loan/loan-card.tsx';
import { LoanErrorCard } from '#ui/loan/loan-error-card.tsx';
import { useMoments } from '#ui/loan/moment.ts';
import type { BlockedProps } from './props.ts';
import type { queries } from './queries.ts';

/** Why the application stands still, until when, and what its owner can do about it. */
export function Blocked({ props, data, block }: ViewProps<BlockedProps, never, ReturnType<typeof queries>>) {
  const { t } = usePage();
  const { day, time } = useMoments();
  const { entry } = data;
  if (!entry) return <LoanErrorCard block={block} />;
  const { blocked, number, contact } = entry;
  const reason = blocked?.reason ?? 'unknown';
  const until = blocked?.until ?? null;
  return (
    <LoanCard
      block={block}
      title={props.title || t('blocked.title')}
      lead={props.lead || t(`blocked.reason.${reason}`)}
    >
      <section>
        <h2 className="text-lg font-bold">{t('blocked.how-long')}</h2>
        <p className="mt-1">
          {until === null
            ? t('blocked.until-adviser')
            : t('blocked.until', { day: day(until), time: time(until) })}
        </p>
      </section>
      <section>
        <h2 className="text-lg font-bold">{t('blocked.what-to-do')}</h2>
        <p className="mt-1">{t(`blocked.do.${reason}`)}</p>
        <div className="mt-2">
          <ContactLines contact={contact} />
        </div>
      </section>
      {number !== null && <p className="text-sm text-ink-soft">{t('blocked.number', { number })}</p>}
    </LoanCard>
  );
}

export default Blocked;
