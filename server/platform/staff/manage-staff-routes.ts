import { rowLimits } from '#schemas/calls/row-limits.ts';
import { staffAccountAdd, staffAccountChange, staffAccounts } from '#schemas/calls/staff/accounts.ts';
import { putCounts } from '../content/routes/live-answer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { capLimit } from '../http/cap-limit.ts';
import { serve } from '../http/serve-call.ts';
import { memberOf } from '../http/staff-member.ts';
import type { StaffAccounts } from './staff-accounts.ts';

/** Accounts of the staff, for admins. */
export function registerManageStaffRoutes(
  app: PlatformApp,
  { accounts }: { readonly accounts: StaffAccounts },
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
}
