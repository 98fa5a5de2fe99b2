import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { StaffLogin, StaffToken } from '#schemas/staff.ts';
import { StaffSelf } from '#schemas/studio/staff-session.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { failures } from '../http/request-schemas.ts';
import { bearerOf, memberOf, requireRole } from './require-staff.ts';
import type { StaffService } from './staff-service.ts';

export function registerStaffRoutes(app: PlatformApp, staff: StaffService): void {
  app.post(
    '/v2/system/staff/login',
    {
      schema: {
        tags: ['Staff'],
        summary: 'Sign in; the token is good for 12 hours',
        body: StaffLogin,
        response: { 200: Envelope(StaffToken), ...failures(400, 401, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await staff.login(request.body, request.ip) };
    },
  );

  app.get(
    '/v2/system/staff/self',
    {
      onRequest: requireRole(staff, 'agent'),
      schema: {
        tags: ['Staff'],
        summary: 'Who is signed in',
        security: [{ staff: [] }],
        response: { 200: Envelope(StaffSelf), ...failures(401) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { email, name, role } = memberOf(request);
      return { data: { email, name, role } };
    },
  );

  app.post(
    '/v2/system/staff/logout',
    {
      onRequest: requireRole(staff, 'agent'),
      schema: {
        tags: ['Staff'],
        summary: 'Sign out; the token is good for nothing from now on',
        security: [{ staff: [] }],
        response: { 200: Envelope(Type.Object({ signed_in: Type.Boolean() })), ...failures(401) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await staff.logout(bearerOf(request) ?? '');
      return { data: { signed_in: false } };
    },
  );
}
