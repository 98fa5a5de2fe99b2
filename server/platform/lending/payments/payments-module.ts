import type { GatewayDesk } from '../../base/gateway/gateway-desk.ts';
import { defineModule } from '../../base/modules/define-module.ts';
import type { LiveCatalogue } from '../../content/catalogue/live-catalogue.ts';
import { readNamedBanks } from '../../content/catalogue/named-banks.ts';
import type { Idempotency } from './idempotency.ts';
import type { PaymentContext } from './payment-context.ts';
import { createPaymentParts, paymentJob } from './payment-parts.ts';
import { registerPaymentRoutes } from './payment-routes.ts';

interface Needs extends Omit<PaymentContext, 'link' | 'bankName'> {
  readonly catalogue: LiveCatalogue;
  readonly idempotency: Idempotency;
  readonly gatewayDesk: GatewayDesk;
}

/** Repayments through the gateway, what it says of them, and transfers from the card's account. */
export const paymentsModule = defineModule({
  name: 'payments',
  open: ({ catalogue, idempotency, gatewayDesk, ...needs }: Needs) => {
    const bankName = async (id: string) =>
      (await readNamedBanks(catalogue, 'repayment')).find((bank) => bank.id === id)?.name ?? null;
    const payments = createPaymentParts({ ...needs, link: gatewayDesk.link, bankName }, idempotency);
    gatewayDesk.register(payments.takeNotice);
    return { payments };
  },
  jobs: ({ payments }) => [{ ...paymentJob, run: payments.sweep }],
  routes: (app, { payments }) => registerPaymentRoutes(app, payments),
});
