import { staffLogin, staffLogout, staffSelf } from '#schemas/calls/staff/session.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { serve } from '../http/serve-call.ts';
import { bearerOf, memberOf } from '../http/staff-member.ts';
import type { StaffService } from './staff-service.ts';

export function registerStaffRoutes(app: PlatformApp, staff: StaffService): void {
  serve(app, staffLogin, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: await staff.login(request.body, request.ip) };
  });

  serve(app, staffSelf, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { email, name, role } = memberOf(request);
    return { data: { email, name, role } };
  });

  serve(app, staffLogout, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await staff.logout(bearerOf(request) ?? '', request.ip);
    return { data: { signed_in: false } };
  });
}
