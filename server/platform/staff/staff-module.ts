import type { AuditLog } from '../base/audit/audit-log.ts';
import { defineModule } from '../base/modules/define-module.ts';
import type { Ground } from '../base/modules/ground.ts';
import { registerStaffAudit } from '../content/editing/staff-audit.ts';
import { registerOverviewRoutes } from './overview/overview-routes.ts';
import { registerSecondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { registerStaffPasskeyRoutes } from './staff-passkey-routes.ts';
import { registerStaffRoutes } from './staff-routes.ts';
import { createStaffService } from './staff-service.ts';
import { registerStaffSessionRoutes } from './staff-session-routes.ts';

interface Needs extends Pick<Ground, 'orm' | 'sandbox' | 'hashPassword' | 'now' | 'log' | 'publicOrigin'> {
  readonly audit: AuditLog;
}

const sessionJob = { name: 'staff-sessions', everySeconds: 3600 };

/** Accounts and sessions of staff; whatever they write, in any module, is written down. */
export const staffModule = defineModule({
  name: 'staff',
  open: async ({ orm, sandbox, hashPassword: hash, now, log, audit, publicOrigin }: Needs) => ({
    staff: await createStaffService({ orm, sandbox, now, log, audit, hash, publicOrigin }),
  }),
  jobs: ({ staff }) => [{ ...sessionJob, run: staff.sessions.forgetOld }],
  routes: (app, { audit, staff, orm }) => {
    registerStaffAudit(app, audit);
    registerStaffRoutes(app, staff);
    registerSecondFactorRoutes(app, staff);
    registerStaffPasskeyRoutes(app, { staff, audit });
    registerStaffSessionRoutes(app, staff);
    registerOverviewRoutes(app, { orm });
  },
});
