import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { StaffRole } from '#schemas/staff.ts';
import { NewStaffAccount, StaffAccount, StaffAccountChange } from '#schemas/studio/staff-account.ts';
import { putCounts } from '../content/routes/live-answer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { askable, capLimit, failures, limitOf, Name, Offset } from '../http/request-schemas.ts';
import { memberOf, requireRole } from './require-staff.ts';
import type { StaffAccounts } from './staff-accounts.ts';
import type { StaffService } from './staff-service.ts';

const most = 200;
const path = '/v2/system/manage/staff';
const describe = (summary: string) => ({
  tags: ['Write: staff'],
  summary,
  description: 'Needs the role admin.',
  security: [{ staff: [] }],
});

/** Accounts of the staff, for admins. */
export function registerManageStaffRoutes(
  app: PlatformApp,
  { staff, accounts }: { readonly staff: StaffService; readonly accounts: StaffAccounts },
): void {
  const onRequest = requireRole(staff, 'admin');
  app.get(
    path,
    {
      onRequest,
      schema: {
        ...describe('Find accounts of the staff'),
        querystring: Type.Object({
          q: Type.Optional(askable(200, 'Found in the name or the address.')),
          role: Type.Optional(StaffRole),
          limit: limitOf(most),
          offset: Offset,
        }),
        response: { 200: Envelope(Type.Array(StaffAccount)), ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { q, role, limit: asked, offset = 0 } = request.query;
      const limit = capLimit(asked, most);
      const found = await accounts.list({
        ...(q !== undefined && { q }),
        ...(role !== undefined && { role }),
        limit,
        offset,
      });
      putCounts(reply, { count: found.accounts.length, total: found.total, limit });
      return { data: found.accounts };
    },
  );

  app.post(
    path,
    {
      onRequest,
      schema: {
        ...describe('Add an account'),
        body: NewStaffAccount,
        response: { 201: Envelope(StaffAccount), ...failures(400, 401, 403, 409) },
      },
    },
    async (request, reply) => reply.code(201).send({ data: await accounts.add(request.body) }),
  );

  app.put(
    `${path}/:id`,
    {
      onRequest,
      schema: {
        ...describe('Change name, role or password, or switch an account off'),
        params: Type.Object({ id: Name }),
        body: StaffAccountChange,
        response: { 200: Envelope(StaffAccount), ...failures(400, 401, 403, 404, 409) },
      },
    },
    async (request) => ({
      data: await accounts.change(request.params.id, request.body, memberOf(request)),
    }),
  );
}
