import type { AuditLog } from '../../base/audit/audit-log.ts';
import { defineModule } from '../../base/modules/define-module.ts';
import type { LiveCatalogue } from '../../content/catalogue/live-catalogue.ts';
import { readNamedBanks } from '../../content/catalogue/named-banks.ts';
import type { Idempotency } from './idempotency.ts';
import { registerNotificationRoute } from './notification-route.ts';
import { type GatewaySetup, openGateway } from './open-gateway.ts';
import type { PaymentContext } from './payment-context.ts';
import { createPaymentParts, paymentJob } from './payment-parts.ts';
import { registerPaymentRoutes } from './payment-routes.ts';

interface Needs extends Omit<PaymentContext, 'link' | 'bankName'> {
  readonly audit: AuditLog;
  readonly catalogue: LiveCatalogue;
  readonly idempotency: Idempotency;
  readonly paymentGateway?: GatewaySetup;
}

/** Repayments through the gateway, transfers from the card's account, and what the gateway says. */
export const paymentsModule = defineModule({
  name: 'payments',
  open: async ({ catalogue, idempotency, paymentGateway, ...needs }: Needs) => {
    const link = await openGateway(needs.orm, paymentGateway);
    const bankName = async (id: string) =>
      (await readNamedBanks(catalogue, 'repayment')).find((bank) => bank.id === id)?.name ?? null;
    return { payments: createPaymentParts({ ...needs, link, bankName }, idempotency) };
  },
  jobs: ({ payments }) => [{ ...paymentJob, run: payments.sweep }],
  routes: async (app, { payments, audit }) => {
    registerPaymentRoutes(app, payments);
    await registerNotificationRoute(app, payments, audit);
  },
});
