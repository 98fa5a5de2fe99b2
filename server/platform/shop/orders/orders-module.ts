import type { AuditLog } from '../../base/audit/audit-log.ts';
import type { GatewayDesk } from '../../base/gateway/gateway-desk.ts';
import { createSharedWindows } from '../../base/limits/shared-windows.ts';
import type { MessageSender } from '../../base/messages/message-sender.ts';
import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import { drawHere } from '../../base/pdf/draw-here.ts';
import type { DrawSheet } from '../../base/pdf/write-sheet.ts';
import { readInstallationSecret } from '../../base/secrets/installation-secret.ts';
import type { ChangeHub } from '../../content/change-hub.ts';
import type { ReadCustomerId } from '../../content/forms/form-parts.ts';
import { readLender } from '../../content/lender.ts';
import type { LiveContent } from '../../content/live/live-content.ts';
import { registerStockRoutes } from '../stock/stock-routes.ts';
import { createLoanBuyers } from './loan-orders.ts';
import type { LoanPurchases } from './loan-purchases.ts';
import { sweepOrders } from './order-acts.ts';
import type { OrderContext } from './order-context.ts';
import { createOrderDocuments } from './order-documents.ts';
import { openUnpaidLetters } from './order-messages.ts';
import { createOrderNoticeTaker } from './order-payments.ts';
import { registerOrderRoutes } from './order-routes.ts';
import { registerStaffOrderRoutes } from './staff-order-routes.ts';

interface Needs extends Pick<Ground, 'orm' | 'jobs' | 'publicOrigin' | 'sandbox' | 'now' | 'log'> {
  readonly audit: AuditLog;
  readonly live: LiveContent;
  readonly changes: ChangeHub;
  readonly sender: MessageSender;
  readonly gatewayDesk: GatewayDesk;
  readonly loanPurchases: LoanPurchases;
  readonly readCustomerId: ReadCustomerId;
  readonly drawSheet?: DrawSheet;
}

/** Gives up orders nobody paid, sends money back, and tells pages of articles that ran out. */
const orderJob = { name: 'orders', everySeconds: 60 };

/** Orders of the shop: stock, checkout, payment, and what becomes of them. */
export const ordersModule = defineModule({
  name: 'orders',
  open: async (needs: Needs) => {
    const { orm, live, changes, sender, gatewayDesk, loanPurchases, publicOrigin, jobs, now, log } = needs;
    const { drawSheet = drawHere } = needs;
    const secret = await readInstallationSecret(orm, 'shop-orders');
    const wake = (at: Date) => jobs.wake(orderJob.name, at);
    const orders: OrderContext = {
      orm,
      live,
      changes,
      sender,
      unpaidLetters: openUnpaidLetters(createSharedWindows(orm, now)),
      gatewayDesk,
      loanPurchases,
      seller: () => readLender(orm, needs.sandbox),
      documents: createOrderDocuments(drawSheet),
      secret,
      publicOrigin,
      wake,
      now,
      log,
    };
    gatewayDesk.register(createOrderNoticeTaker(orders));
    loanPurchases.connect(createLoanBuyers(orders));
    return { orders };
  },
  jobs: ({ orders }) => [{ ...orderJob, run: () => sweepOrders(orders) }],
  routes: (app, parts) => {
    registerOrderRoutes(app, parts);
    registerStaffOrderRoutes(app, parts);
    registerStockRoutes(app, parts.orders);
  },
});
