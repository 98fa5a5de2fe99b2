import { and, eq, isNull } from 'drizzle-orm';
import { Envelope } from '#schemas/envelope.ts';
import { LiftBlock, LiftedBlock } from '#schemas/lending/lifted-block.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { PlatformError } from '../http/platform-error.ts';
import { failures } from '../http/request-schemas.ts';
import { memberOf, requireSupport } from '../staff/require-staff.ts';
import type { LendingRouteOptions } from './lending-route-options.ts';
import { loanApplication } from './tables.ts';

type SupportOptions = Pick<LendingRouteOptions, 'orm' | 'lifecycle' | 'staff' | 'now'>;

/** What support does for a customer whose application nobody else can move. */
export function registerSupportRoutes(
  app: PlatformApp,
  { orm, lifecycle, staff, now }: SupportOptions,
): void {
  app.post(
    '/v2/system/manage/applications/unblock',
    {
      onRequest: requireSupport(staff),
      schema: {
        tags: ['Support'],
        security: [{ staff: [] }],
        summary: 'Lift the block of a customer: the application ends, and another one may be begun',
        description: 'Needs the role agent or admin.',
        body: LiftBlock,
        response: { 200: Envelope(LiftedBlock), ...failures(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { number, reason } = request.body;
      const member = memberOf(request);
      const status = await orm.transaction(async (tx) => {
        const [row] = await tx
          .select({ id: loanApplication.id, customerId: loanApplication.customerId })
          .from(loanApplication)
          .where(and(eq(loanApplication.number, number), isNull(loanApplication.endedAt)));
        // Locked, and still the open one: the customer may have ended it just now and begun another.
        const open = row ? await lifecycle.open(row.customerId, tx) : null;
        if (!row || open?.id !== row.id)
          throw new PlatformError('not_found', `There is no open application ${number}.`);
        const lifted = await lifecycle.happen(tx, row.customerId, { kind: 'unblocked' });
        await createAuditLog(tx, now).record({
          kind: 'block-lifted',
          customerId: row.customerId,
          address: request.ip,
          details: { application: row.id, staff: member.id, reason },
        });
        return lifted;
      });
      return { data: { number, status } };
    },
  );
}
