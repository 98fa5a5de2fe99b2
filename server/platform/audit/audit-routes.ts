import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { AuditEntry } from '#schemas/studio/staff-account.ts';
import { putCounts } from '../content/routes/live-answer.ts';
import type { Orm } from '../database/database.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { askable, capLimit, failures, limitOf, Offset } from '../http/request-schemas.ts';
import { requireRole } from '../staff/require-staff.ts';
import type { StaffService } from '../staff/staff-service.ts';
import { readAudit } from './read-audit.ts';

const most = 200;
const moment = (description: string) => Type.Optional(Type.String({ format: 'date-time', description }));

/** The audit log, for admins ([sec 38]). It can be read and nothing else. */
export function registerAuditRoutes(
  app: PlatformApp,
  { orm, staff }: { readonly orm: Orm; readonly staff: StaffService },
): void {
  app.get(
    '/v2/system/manage/audit',
    {
      onRequest: requireRole(staff, 'admin'),
      schema: {
        tags: ['Write: staff'],
        summary: 'Who did what, newest first',
        description: 'Needs the role admin.',
        security: [{ staff: [] }],
        querystring: Type.Object({
          kind: Type.Optional(askable(500, 'One kind of event, or several with commas between.')),
          staff: Type.Optional(askable(200, 'Address of a member of staff, or `any`.')),
          from: moment('From this moment.'),
          until: moment('Before this moment.'),
          limit: limitOf(most),
          offset: Offset,
        }),
        response: { 200: Envelope(Type.Array(AuditEntry)), ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { kind, staff: by, from, until, limit: asked, offset = 0 } = request.query;
      const limit = capLimit(asked, most);
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
    },
  );
}
