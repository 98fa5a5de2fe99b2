import type { OrderStatus } from '#schemas/order.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Badge, type BadgeTone } from '../../parts/badge.tsx';

/** What waits for the house stands out; what is over, or waits for the buyer, does not. */
const tones: Readonly<Record<OrderStatus, BadgeTone>> = {
  'awaiting-payment': 'plain',
  'awaiting-decision': 'plain',
  paid: 'caution',
  packed: 'caution',
  sent: 'note',
  delivered: 'good',
  cancelled: 'plain',
  expired: 'plain',
  withdrawn: 'bad',
  refunded: 'plain',
};

/** Where an order stands. */
export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useStudioTexts();
  return <Badge tone={tones[status]}>{t(`orders.status-${status}`)}</Badge>;
}
