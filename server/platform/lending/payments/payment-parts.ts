import { createNoticeTaker } from './gateway-notices.ts';
import type { Idempotency } from './idempotency.ts';
import type { PaymentContext } from './payment-context.ts';
import { createRepaymentOrders, type RepaymentOrders } from './repayment-orders.ts';
import { createTransfers, type Transfers } from './transfers.ts';

/** What the calls about payments work with. */
export interface PaymentParts {
  readonly context: PaymentContext;
  readonly idempotency: Idempotency;
  readonly orders: RepaymentOrders;
  readonly takeNotice: ReturnType<typeof createNoticeTaker>;
  readonly transfers: Transfers;
  /**
   * Housekeeping: unpaid orders end after a day, keys of operations after seven. A job calls it; any number of nodes may.
   */
  sweep(): Promise<{ readonly expiredOrders: number; readonly forgottenKeys: number }>;
}

/** The job that calls {@link PaymentParts.sweep}. */
export const paymentJob = { name: 'payments', everySeconds: 600 };

export function createPaymentParts(context: PaymentContext, idempotency: Idempotency): PaymentParts {
  const orders = createRepaymentOrders(context);
  return {
    context,
    idempotency,
    orders,
    takeNotice: createNoticeTaker(context),
    transfers: createTransfers(context),
    sweep: async () => {
      const expiredOrders = await orders.expire();
      return { expiredOrders, forgottenKeys: await idempotency.forgetOld() };
    },
  };
}
