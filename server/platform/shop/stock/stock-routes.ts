import { rowLimits } from '#schemas/calls/row-limits.ts';
import { stockChange, stockList } from '#schemas/calls/staff/orders.ts';
import type { Orm } from '../../base/database/database.ts';
import { putCounts } from '../../content/routes/live-answer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { serve } from '../../http/serve-call.ts';
import { changeStock, findStock } from './staff-stock.ts';

interface Parts {
  readonly orm: Orm;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Has the job of orders tell pages of what ran out, or is there again. */
  readonly wake: (at: Date) => void;
}

/** Pieces of articles, for staff. */
export function registerStockRoutes(app: PlatformApp, { orm, now, wake }: Parts): void {
  serve(app, stockList, async (request, reply) => {
    const { limit: asked, offset = 0, q, good, state } = request.query;
    const limit = capLimit(asked, rowLimits.stock);
    const { rows, total } = await findStock(orm, { q, good, state, limit, offset });
    putCounts(reply, { count: rows.length, total, limit });
    reply.header('cache-control', 'no-store');
    return { data: [...rows] };
  });

  serve(app, stockChange, async (request) => {
    const row = await changeStock(orm, request.body, new Date(now()));
    wake(new Date(now()));
    return { data: row };
  });
}
