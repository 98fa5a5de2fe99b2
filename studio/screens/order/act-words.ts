import type { OrderAct, StaffOrder } from '#schemas/studio/orders.ts';

/** How the button of an act looks: the way on, or an end. */
export const actLooks: Readonly<Record<OrderAct, 'main' | 'danger'>> = {
  packed: 'main',
  sent: 'main',
  delivered: 'main',
  cancelled: 'danger',
  refunded: 'main',
};

/** What an act will do, as keys of `texts.ts`, one a sentence; money and pieces are named where they move. */
export function meaningOf(
  act: OrderAct,
  { status, payment, paid_minor }: Pick<StaffOrder, 'status' | 'payment' | 'paid_minor'>,
): readonly string[] {
  if (act === 'cancelled')
    return ['order.act-cancelled-means', ...(paid_minor > 0 ? [`order.money-back-${payment}`] : [])];
  if (act === 'refunded')
    return [
      // Only what the buyer sends back comes into the house again.
      ...(status === 'withdrawn' ? ['order.pieces-back'] : []),
      payment === 'loan' ? 'order.money-sent' : 'order.money-back-gateway',
    ];
  return [`order.act-${act}-means`];
}
