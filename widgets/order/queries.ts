import type { QueryContext, WidgetQuery } from '#registry/widget.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import {
  orderCancel,
  orderClaim,
  orderDocument,
  orderGet,
  orderList,
  orderWithdraw,
} from '#schemas/calls/orders.ts';
import type { Order } from '#schemas/order.ts';
import { type ShopConfig, shopConfigCategory } from '#schemas/shop-config.ts';

export interface OrderCalls {
  readonly get: CallRef<typeof orderGet>;
  readonly document: CallRef<typeof orderDocument>;
  readonly cancel: CallRef<typeof orderCancel>;
  readonly withdraw: CallRef<typeof orderWithdraw>;
  readonly claim: CallRef<typeof orderClaim>;
  readonly list: CallRef<typeof orderList>;
}

/** What an example shows; it asks nobody. */
export interface OrderSample {
  readonly state: 'reading' | 'unknown' | 'failed' | 'read';
  readonly order?: Order;
}

/** Where an order is asked for. Which one only the browser knows: number and token are no part of what the server renders. */
export interface OrderPlace {
  readonly calls: OrderCalls;
  /** Days for withdrawing; null where the configuration cannot be had. */
  readonly returnDays: number | null;
  readonly sample?: OrderSample;
}

export function queries(_props: unknown, { customer, content }: QueryContext) {
  const place: WidgetQuery<OrderPlace> = {
    queryKey: ['order'],
    queryFn: async () => {
      const config = (await content.config(shopConfigCategory)) as Partial<ShopConfig>;
      return {
        calls: {
          get: customer.call(orderGet),
          document: customer.call(orderDocument),
          cancel: customer.call(orderCancel),
          withdraw: customer.call(orderWithdraw),
          claim: customer.call(orderClaim),
          list: customer.call(orderList),
        },
        returnDays: config.return_days ?? null,
      };
    },
  };
  return { place };
}
