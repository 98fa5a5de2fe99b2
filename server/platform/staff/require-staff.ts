import type { FastifyRequest } from 'fastify';
import type { StaffAccess } from '#schemas/calls/access.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { StaffRole } from '#schemas/staff.ts';
import { PlatformError } from '../http/platform-error.ts';
import { bearerOf } from '../http/staff-member.ts';
import type { StaffService } from './staff-service.ts';

type Identifying = Pick<StaffService, 'bearerOf'>;

/** A hook that lets staff in, and says whom: the API's description and its tests read it from here. */
export interface StaffHook {
  (request: FastifyRequest): Promise<void>;
  readonly roles: readonly StaffRole[];
}

/**
 * A hook that lets in staff of the named roles. It runs before the body is read: who is not let in learns nothing about what
 * the call takes.
 */
export function requireAccess(staff: Identifying, { roles, needed }: StaffAccess): StaffHook {
  const hook = async (request: FastifyRequest): Promise<void> => {
    const token = bearerOf(request);
    const { call } = request.routeOptions.config;
    const bearer = token === null ? null : await staff.bearerOf(token, call?.keepsSession !== false);
    if (!bearer) throw new PlatformError('unauthorized', refuse('staff.sign-in'));
    const { member, sessionId, step } = bearer;
    if (step !== null && call?.duringSignIn !== true)
      throw new PlatformError('forbidden', refuse('staff.second-factor'));
    if (!roles.includes(member.role)) {
      throw new PlatformError('forbidden', refuse('staff.role', { needed, role: member.role }));
    }
    request.staff = member;
    request.staffSession = { sessionId, step };
  };
  return Object.assign(hook, { roles });
}
