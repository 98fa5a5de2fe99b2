import type { QueryContext } from '#registry/widget.ts';
import { payStatus } from '#schemas/calls/payments.ts';
import { orNull } from '#ui/loan/contract-area.ts';
import type { PaymentReturnProps } from './props.ts';

/** What an id of an order may look like. */
const idPattern = /^[\w-]{1,60}$/;

export const queries = (
  _props: PaymentReturnProps,
  { customer, lending, locale, parameter }: QueryContext,
) => {
  // The address is the browser's: it names an order, and the platform tells whose it is ([sec 15]).
  const named = parameter('order_id');
  const orderId = named !== null && idPattern.test(named) ? named : null;
  return {
    payment: {
      queryKey: ['payment-return', locale, orderId],
      queryFn: async () => ({
        orderId,
        /** How it stands now; null where it cannot be had. */
        first: await orNull(
          lending.read(payStatus, orderId === null ? {} : { query: { order_id: orderId } }),
        ),
        call: customer.call(payStatus),
      }),
    },
  };
};
