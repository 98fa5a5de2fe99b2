import type { FastifyRequest } from 'fastify';
import type { StaffRole } from '#schemas/staff.ts';
import type { NamedKind } from '../content/kinds.ts';
import { PlatformError } from '../http/platform-error.ts';
import type { ContentAction } from './permissions.ts';
import { includesRole, neededRole } from './permissions.ts';
import type { StaffMember, StaffService } from './staff-service.ts';

const bearer = /^Bearer +(\S+)$/i;

/** A hook that lets only those through who may do the action with the kind. */
export const requireStaff = (staff: StaffService, action: ContentAction, kind: NamedKind) =>
  requireRole(staff, neededRole(action, kind));

/**
 * A hook that lets only members of staff with this role, or one that includes it, through. It runs before the body is
 * read: who is not let in learns nothing about what the call takes.
 */
export function requireRole(staff: StaffService, needed: StaffRole) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    const member = token === undefined ? null : await staff.identify(token);
    if (!member) throw new PlatformError('unauthorized', 'Sign in as a member of staff first.');
    if (!includesRole(member.role, needed)) {
      throw new PlatformError('forbidden', `This needs the role ${needed}; yours is ${member.role}.`);
    }
    request.staff = member;
  };
}

/** Who makes this request. */
export function memberOf({ staff }: { readonly staff: StaffMember | null }): StaffMember {
  if (!staff) throw new Error('the call does not ask who is signed in');
  return staff;
}
