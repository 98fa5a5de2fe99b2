import type { QueryContext, WidgetQuery } from '#registry/widget.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { orderList } from '#schemas/calls/orders.ts';
import type { OrderSummary } from '#schemas/order.ts';

/** Orders asked for at once. */
export const pageSize = 20;

export interface OwnOrders {
  /** The newest; null where they cannot be had. */
  readonly first: readonly OrderSummary[] | null;
  readonly call: CallRef<typeof orderList>;
  readonly pageSize: number;
}

export const queries = (_props: unknown, { customer, lending, locale }: QueryContext) => {
  const own: WidgetQuery<OwnOrders> = {
    queryKey: ['orders', locale],
    queryFn: async () => ({
      first: await lending
        .read(orderList, { query: { limit: String(pageSize), offset: '0' } })
        .catch(() => null),
      call: customer.call(orderList),
      pageSize,
    }),
  };
  return { own };
};
