import type { AuditLog } from '../../base/audit/audit-log.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { registerNotificationRoute } from './notification-route.ts';
import type { PaymentParts } from './payment-parts.ts';
import { registerPaymentRoutes } from './payment-routes.ts';

/** Repayments through the gateway, transfers from the card's account, and what the gateway says. */
export async function registerPayments(
  app: PlatformApp,
  parts: PaymentParts,
  audit: AuditLog,
): Promise<void> {
  registerPaymentRoutes(app, parts);
  await registerNotificationRoute(app, parts, audit);
}
