import { rowLimits } from '#schemas/calls/row-limits.ts';
import { orderActing, orderCounts, orderQueue, orderRead } from '#schemas/calls/staff/orders.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { AuditLog } from '../../base/audit/audit-log.ts';
import { putCounts } from '../../content/routes/live-answer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import { memberOf } from '../../http/staff-member.ts';
import { WrongOrderStatus } from './move-order.ts';
import type { OrderContext } from './order-context.ts';
import { actOnOrder, countOrders, findOrder, findOrders, viewForStaff } from './staff-orders.ts';

/** What staff do with orders. */
export function registerStaffOrderRoutes(
  app: PlatformApp,
  { orders: context, audit }: { readonly orders: OrderContext; readonly audit: AuditLog },
): void {
  serve(app, orderQueue, async (request, reply) => {
    const { limit: asked, offset = 0, status, q } = request.query;
    const limit = capLimit(asked, rowLimits.orders);
    const { orders, total } = await findOrders(context, { status, q, limit, offset });
    putCounts(reply, { count: orders.length, total, limit });
    reply.header('cache-control', 'no-store');
    return { data: [...orders] };
  });

  serve(app, orderCounts, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: await countOrders(context, request.query.q) };
  });

  serve(app, orderRead, async (request, reply) => {
    const order = await findOrder(context, request.params.number);
    await audit.record({
      kind: 'order-read',
      customerId: order.customerId,
      staff: memberOf(request).email,
      address: request.ip,
      details: { order: order.number },
    });
    reply.header('cache-control', 'no-store');
    return { data: await viewForStaff(context, order) };
  });

  serve(app, orderActing, async (request, reply) => {
    const order = await findOrder(context, request.params.number);
    const moved = await actOnOrder(context, order, request.body, memberOf(request).email).catch(
      (error: unknown) => {
        if (!(error instanceof WrongOrderStatus)) throw error;
        throw new PlatformError('wrong_state', refuse('order.not-now'));
      },
    );
    reply.header('cache-control', 'no-store');
    return { data: await viewForStaff(context, moved) };
  });
}
