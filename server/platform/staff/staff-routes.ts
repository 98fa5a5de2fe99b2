import type { FastifyRequest } from 'fastify';
import { staffLogin, staffLogout, staffSelf } from '#schemas/calls/staff/session.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { serve } from '../http/serve-call.ts';
import { bearerOf, memberOf } from '../http/staff-member.ts';
import type { StaffService } from './staff-service.ts';

/** What a browser says of itself. */
export const agentOf = ({ headers }: FastifyRequest): string | null => headers['user-agent'] ?? null;

export function registerStaffRoutes(app: PlatformApp, staff: StaffService): void {
  serve(app, staffLogin, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: await staff.login(request.body, request.ip, agentOf(request)) };
  });

  serve(app, staffSelf, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { email, name, role } = memberOf(request);
    const step = request.staffSession?.step ?? null;
    return { data: { email, name, role, ...(step !== null && { step }) } };
  });

  serve(app, staffLogout, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await staff.logout(bearerOf(request) ?? '', request.ip);
    return { data: { signed_in: false } };
  });
}
