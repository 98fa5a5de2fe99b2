import { rowLimits } from '#schemas/calls/row-limits.ts';
import { auditRead } from '#schemas/calls/staff/accounts.ts';
import { readAudit } from '../base/audit/read-audit.ts';
import type { Orm } from '../base/database/database.ts';
import { putCounts } from '../content/routes/live-answer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { capLimit } from '../http/cap-limit.ts';
import { serve } from '../http/serve-call.ts';

/** The audit log, for admins ([sec 38]). It can be read and nothing else. */
export function registerAuditRoutes(app: PlatformApp, { orm }: { readonly orm: Orm }): void {
  serve(app, auditRead, async (request, reply) => {
    const { kind, staff: by, from, until, limit: asked, offset = 0 } = request.query;
    const limit = capLimit(asked, rowLimits.audit);
    const { entries, total } = await readAudit(orm, {
      ...(kind !== undefined && { kind }),
      ...(by !== undefined && { staff: by }),
      ...(from !== undefined && { from: new Date(from) }),
      ...(until !== undefined && { until: new Date(until) }),
      limit,
      offset,
    });
    reply.header('cache-control', 'no-store');
    putCounts(reply, { count: entries.length, total, limit });
    return { data: entries };
  });
}
