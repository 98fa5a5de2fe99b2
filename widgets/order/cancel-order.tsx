import { usePage } from '#engine/react/page-context.tsx';
import { ConfirmedAct } from '#ui/design/confirmed-act.tsx';
import { OrderCard } from './order-card.tsx';
import type { ShownOrder } from './use-order.ts';

/** Giving up what is not packed yet. */
export function CancelOrder({
  shown: { order, act },
  heading,
}: {
  readonly shown: ShownOrder;
  readonly heading: 'h2' | 'h3';
}) {
  const { t } = usePage();
  return (
    <OrderCard heading={heading} title={t('order.cancel')} text={t('order.cancel-text')}>
      <ConfirmedAct
        legend={t('order.confirm-step')}
        begin={t('order.cancel-here')}
        confirm={t('order.cancel-confirm')}
        keep={t('order.cancel-keep')}
        act={() => act('cancel')}
      >
        <p className="font-semibold">{t('order.cancel-statement', { number: order.number })}</p>
        {order.status === 'paid' && <p className="text-ink-soft">{t('order.cancel-money')}</p>}
      </ConfirmedAct>
    </OrderCard>
  );
}
