import { rowLimits } from '#schemas/calls/row-limits.ts';
import { waitingCase, waitingList } from '#schemas/calls/staff/applications.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { createAuditLog } from '../base/audit/audit-log.ts';
import { legalDay } from '../base/legal-day.ts';
import { putCounts } from '../content/routes/live-answer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { capLimit } from '../http/cap-limit.ts';
import { PlatformError } from '../http/platform-error.ts';
import { serve } from '../http/serve-call.ts';
import { memberOf } from '../http/staff-member.ts';
import type { LendingRouteOptions } from './lending-route-options.ts';
import { readCase, readWaiting } from './waiting-applications.ts';

/** What waits for staff (docs/lending.md): for the roles agent and admin only. */
export function registerWaitingRoutes(
  app: PlatformApp,
  { orm, now }: Pick<LendingRouteOptions, 'orm' | 'now'>,
): void {
  serve(app, waitingList, async (request, reply) => {
    const { waits_for: waitsFor, q, limit: asked, offset = 0 } = request.query;
    const limit = capLimit(asked, rowLimits.applications);
    const { applications, total } = await readWaiting(orm, { waitsFor, q, limit, offset }, legalDay(now()));
    putCounts(reply, { count: applications.length, total, limit });
    reply.header('cache-control', 'no-store');
    return { data: applications };
  });

  serve(app, waitingCase, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { number } = request.query;
    const read = await readCase(orm, number, legalDay(now()));
    if (read === null) throw new PlatformError('not_found', refuse('application.not-waiting', { number }));
    await createAuditLog(orm, now).record({
      kind: 'application-read',
      customerId: read.customerId,
      staff: memberOf(request).email,
      address: request.ip,
      details: { application: read.id, word: read.found.waits_for },
    });
    return { data: read.found };
  });
}
