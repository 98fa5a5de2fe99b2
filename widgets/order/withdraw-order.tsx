import { formatFullDate } from '#engine/format/moments.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { ConfirmedAct } from '#ui/design/confirmed-act.tsx';
import { OrderCard } from './order-card.tsx';
import type { ShownOrder } from './use-order.ts';

interface Props {
  readonly shown: ShownOrder;
  readonly heading: 'h2' | 'h3';
  readonly returnDays: number | null;
}

/**
 * Withdrawing from the purchase, no harder than buying: a statement and its confirmation (consumer rights act art. 27, 30, 32
 * to 34; Directive (EU) 2023/2673, art. 11a). The letter that follows is the receipt.
 */
export function WithdrawOrder({ shown: { order, act }, heading, returnDays }: Props) {
  const { t, locale, timeZone } = usePage();
  const { number, withdraw_until: until, contact } = order;
  const when = until
    ? t('order.withdraw-until', { until: formatFullDate(new Date(until), { locale, timeZone }) })
    : t('order.withdraw-days', { count: returnDays ?? 14 });
  return (
    <OrderCard heading={heading} title={t('order.withdraw')} text={`${when} ${t('order.withdraw-text')}`}>
      <ConfirmedAct
        legend={t('order.confirm-step')}
        begin={t('order.withdraw-here')}
        confirm={t('order.withdraw-confirm')}
        keep={t('order.withdraw-keep')}
        act={() => act('withdraw')}
      >
        <p className="font-semibold">
          {t('order.withdraw-statement', {
            number,
            name: `${contact.firstname} ${contact.lastname}`,
          })}
        </p>
        <ul className="grid list-disc gap-2 pl-5 text-ink-soft">
          <li>{t('order.withdraw-send-back')}</li>
          <li>{t(`order.withdraw-money-${order.payment}`)}</li>
          <li>{t('order.withdraw-letter', { email: contact.email })}</li>
        </ul>
      </ConfirmedAct>
    </OrderCard>
  );
}
