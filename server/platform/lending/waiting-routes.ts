import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import {
  ApplicationNumber,
  Wait,
  WaitingApplication,
  WaitingCase,
} from '#schemas/lending/waiting-application.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { putCounts } from '../content/routes/live-answer.ts';
import { siteDay } from '../forms/site-day.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { PlatformError } from '../http/platform-error.ts';
import { askable, capLimit, failures, limitOf, Offset } from '../http/request-schemas.ts';
import { memberOf, requireSupport } from '../staff/require-staff.ts';
import type { LendingRouteOptions } from './lending-route-options.ts';
import { readCase, readWaiting } from './waiting-applications.ts';

const base = '/v2/system/manage/applications';
const mostRows = 100;

/** What waits for staff (docs/lending.md): for the roles agent and admin only. */
export function registerWaitingRoutes(
  app: PlatformApp,
  { orm, staff, now }: Pick<LendingRouteOptions, 'orm' | 'staff' | 'now'>,
): void {
  const onRequest = requireSupport(staff);
  const common = { tags: ['Support'], security: [{ staff: [] }] };

  app.get(
    base,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Applications that wait for staff, the longest waiting first',
        description: 'Needs the role agent or admin. Names and contacts are masked.',
        querystring: Type.Object({
          waits_for: Type.Optional(Wait),
          q: Type.Optional(askable(30, 'Part of the number.')),
          limit: limitOf(mostRows),
          offset: Offset,
        }),
        response: { 200: Envelope(Type.Array(WaitingApplication)), ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { waits_for: waitsFor, q, limit: asked, offset = 0 } = request.query;
      const limit = capLimit(asked, mostRows);
      const { applications, total } = await readWaiting(orm, { waitsFor, q, limit, offset }, siteDay(now()));
      putCounts(reply, { count: applications.length, total, limit });
      reply.header('cache-control', 'no-store');
      return { data: applications };
    },
  );

  app.get(
    `${base}/case`,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'One of them, with what the work needs besides',
        description: 'Needs the role agent or admin. Personal data: every look is written down.',
        querystring: Type.Object({ number: ApplicationNumber }),
        response: { 200: Envelope(WaitingCase), ...failures(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { number } = request.query;
      const read = await readCase(orm, number, siteDay(now()));
      if (read === null)
        throw new PlatformError('not_found', `The application ${number} does not wait for staff.`);
      await createAuditLog(orm, now).record({
        kind: 'application-read',
        customerId: read.customerId,
        staff: memberOf(request).email,
        address: request.ip,
        details: { application: read.id, word: read.found.waits_for },
      });
      return { data: read.found };
    },
  );
}
