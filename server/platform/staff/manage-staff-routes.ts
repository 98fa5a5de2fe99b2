import { rowLimits } from '#schemas/calls/row-limits.ts';
import { staffAccountAdd, staffAccountChange, staffAccounts } from '#schemas/calls/staff/accounts.ts';
import { secondFactorReset } from '#schemas/calls/staff/second-factor.ts';
import { staffSessionsEndOf, staffSessionsOf } from '#schemas/calls/staff/sessions.ts';
import { putCounts } from '../content/routes/live-answer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { capLimit } from '../http/cap-limit.ts';
import { serve } from '../http/serve-call.ts';
import { memberOf } from '../http/staff-member.ts';
import type { StaffAccounts } from './staff-accounts.ts';
import type { StaffService } from './staff-service.ts';
import { wireSessions } from './staff-session-routes.ts';

/** Accounts of the staff, for admins. */
export function registerManageStaffRoutes(
  app: PlatformApp,
  { accounts, staff }: { readonly accounts: StaffAccounts; readonly staff: StaffService },
): void {
  serve(app, staffAccounts, async (request, reply) => {
    const { q, role, limit: asked, offset = 0 } = request.query;
    const limit = capLimit(asked, rowLimits.staff_accounts);
    const found = await accounts.list({
      ...(q !== undefined && { q }),
      ...(role !== undefined && { role }),
      limit,
      offset,
    });
    putCounts(reply, { count: found.accounts.length, total: found.total, limit });
    return { data: found.accounts };
  });

  serve(app, staffAccountAdd, async (request) => ({ data: await accounts.add(request.body) }));

  serve(app, staffAccountChange, async (request) => ({
    data: await accounts.change(request.params.id, request.body, memberOf(request)),
  }));

  serve(app, secondFactorReset, async (request) => {
    const whose = await accounts.find(request.params.id);
    await staff.factors.reset(whose, memberOf(request), request.ip);
    await staff.endSessions(whose.id);
    return { data: { enrolled: false } };
  });

  serve(app, staffSessionsOf, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const whose = await accounts.find(request.params.id);
    return { data: wireSessions(await staff.sessions.list(whose.id), request) };
  });

  serve(app, staffSessionsEndOf, async (request) => {
    const whose = await accounts.find(request.params.id);
    return { data: { ended: await staff.endSessions(whose.id, request.staffSession?.sessionId) } };
  });
}
