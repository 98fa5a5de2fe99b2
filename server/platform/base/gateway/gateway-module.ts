import type { AuditLog } from '../audit/audit-log.ts';
import { defineModule } from '../modules/define-module.ts';
import type { Ground } from '../modules/ground.ts';
import { createGatewayDesk } from './gateway-desk.ts';
import { registerNotificationRoute } from './notification-route.ts';
import { type GatewaySetup, openGateway } from './open-gateway.ts';

interface Needs extends Pick<Ground, 'orm' | 'now'> {
  readonly audit: AuditLog;
  readonly paymentGateway?: GatewaySetup;
}

/** The payment gateway, for whatever part has something to be paid, and what it tells of their orders. */
export const gatewayModule = defineModule({
  name: 'gateway',
  open: async ({ orm, paymentGateway }: Needs) => ({
    gatewayDesk: createGatewayDesk(await openGateway(orm, paymentGateway)),
  }),
  routes: (app, { gatewayDesk, audit, now }) =>
    registerNotificationRoute(app, { desk: gatewayDesk, audit, now }),
});
