import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { RecentEntry, RecentOf, recentPath } from '#schemas/studio/recent.ts';
import { putCounts } from '../content/routes/live-answer.ts';
import type { Orm } from '../database/database.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { capLimit, failures, limitOf } from '../http/request-schemas.ts';
import { memberOf, requireRole } from '../staff/require-staff.ts';
import type { StaffService } from '../staff/staff-service.ts';
import { recentEntries } from './recent-entries.ts';

/** Most lines of what happened lately. */
const most = 50;

interface Options {
  readonly orm: Orm;
  readonly staff: Pick<StaffService, 'identify'>;
}

/** What the Studio's first screen asks for. */
export function registerOverviewRoutes(app: PlatformApp, { orm, staff }: Options): void {
  app.get(
    recentPath,
    {
      onRequest: requireRole(staff, 'author'),
      schema: {
        tags: ['Write: overview'],
        summary: 'What was changed lately in all kinds, newest first',
        description: 'Needs the role author.',
        security: [{ staff: [] }],
        querystring: Type.Object({ of: Type.Optional(RecentOf), limit: limitOf(most) }),
        response: { 200: Envelope(Type.Array(RecentEntry)), ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const limit = capLimit(request.query.limit, most);
      const { of = 'all' } = request.query;
      const { entries, total } = await recentEntries(orm, { of, by: memberOf(request).email, limit });
      putCounts(reply, { count: entries.length, total, limit });
      return { data: entries };
    },
  );
}
