import type { StaffOrder } from '#schemas/studio/orders.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { OrderPart } from './order-part.tsx';

/** What happened, the newest first. */
export function OrderHistory({ order }: { readonly order: StaffOrder }) {
  const { t, locale } = useStudioTexts();
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <OrderPart title={t('order.history')}>
      <ol className="divide-y divide-line">
        {order.events.toReversed().map(({ status, cause, at, staff }) => (
          <li key={`${at} ${status}`} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
            <span>
              {t(`order.event-${cause === 'loan-refused' ? cause : status}`)}
              {staff !== null && <span className="s-hint wrap-anywhere block">{staff}</span>}
            </span>
            <time className="s-hint tabular-nums" dateTime={at}>
              {moment.format(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
    </OrderPart>
  );
}
