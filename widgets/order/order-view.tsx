import { usePage } from '#engine/react/page-context.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import { CancelOrder } from './cancel-order.tsx';
import { ClaimOrder } from './claim-order.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderDeliveryCard } from './order-delivery.tsx';
import { OrderDocumentButton } from './order-document.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderOutcome } from './order-outcome.tsx';
import type { OrderProps } from './props.ts';
import type { ShownOrder } from './use-order.ts';
import { WithdrawOrder } from './withdraw-order.tsx';

interface Props {
  readonly shown: ShownOrder;
  readonly block: BlockInfo;
  readonly props: OrderProps;
  readonly returnDays: number | null;
}

/** All of an order, the most urgent first. */
export function OrderView({ shown, block, props, returnDays }: Props) {
  const { t } = usePage();
  const { order, acted } = shown;
  const heading = block.first ? 'h2' : 'h3';
  return (
    <div className="grid grid-cols-1 items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <OrderOutcome key={acted} order={order} heading={heading} takesFocus={acted > 0} props={props} />
        <OrderCard heading={heading} title={t('order.goods')}>
          <OrderGoods order={order} />
          <OrderDocumentButton shown={shown} />
        </OrderCard>
        {order.can_withdraw && <WithdrawOrder shown={shown} heading={heading} returnDays={returnDays} />}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <OrderCard heading={heading} title={t('order.delivery')}>
          <OrderDeliveryCard order={order} />
        </OrderCard>
        <OrderCard heading={heading} title={t('order.history')}>
          <OrderHistory order={order} />
        </OrderCard>
        {!order.is_claimed && <ClaimOrder shown={shown} heading={heading} orders={props.orders} />}
        {order.can_cancel && <CancelOrder shown={shown} heading={heading} />}
      </div>
    </div>
  );
}
