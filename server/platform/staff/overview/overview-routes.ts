import { rowLimits } from '#schemas/calls/row-limits.ts';
import { recent } from '#schemas/calls/staff/entries.ts';
import type { Orm } from '../../base/database/database.ts';
import { putCounts } from '../../content/routes/live-answer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { serve } from '../../http/serve-call.ts';
import { memberOf } from '../../http/staff-member.ts';
import { recentEntries } from './recent-entries.ts';

/** What the Studio's first screen asks for. */
export function registerOverviewRoutes(app: PlatformApp, { orm }: { readonly orm: Orm }): void {
  serve(app, recent, async (request, reply) => {
    const limit = capLimit(request.query.limit, rowLimits.recent);
    const { of = 'all' } = request.query;
    const { entries, total } = await recentEntries(orm, { of, by: memberOf(request).email, limit });
    putCounts(reply, { count: entries.length, total, limit });
    return { data: entries };
  });
}
