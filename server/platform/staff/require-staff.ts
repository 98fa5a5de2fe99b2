import type { FastifyRequest } from 'fastify';
import { moderators, staff as staffWith, support, type StaffAccess } from '#schemas/calls/access.ts';
import type { StaffRole } from '#schemas/staff.ts';
import type { NamedKind } from '../content/kinds.ts';
import { PlatformError } from '../http/platform-error.ts';
import type { ContentAction } from './permissions.ts';
import { neededRole } from './permissions.ts';
import type { StaffMember, StaffService } from './staff-service.ts';

const bearer = /^Bearer +(\S+)$/i;

/**
 * A hook that lets only those through who may do the action with the kind. It runs before the body is read: who is not
 * let in learns nothing about what the call takes.
 */
export const requireStaff = (staff: Identifying, action: ContentAction, kind: NamedKind) =>
  requireRole(staff, neededRole(action, kind));

/** The same for a role: those who have it, or one that includes it. */
export const requireRole = (staff: Identifying, needed: StaffRole) => requireAccess(staff, staffWith(needed));

/** The same for what is done for customers. */
export const requireSupport = (staff: Identifying) => requireAccess(staff, support);

/** The same for looking after what customers wrote: support and those who decide what is public; authors only read it. */
export const requireModerator = (staff: Identifying) => requireAccess(staff, moderators);

type Identifying = Pick<StaffService, 'identify'>;

/** A hook that lets staff in, and says whom: the API's description and its tests read it from here. */
export interface StaffHook {
  (request: FastifyRequest): Promise<void>;
  readonly roles: readonly StaffRole[];
}

/** A hook that lets in staff of the named roles. */
export function requireAccess(staff: Identifying, { roles, needed }: StaffAccess): StaffHook {
  const hook = async (request: FastifyRequest): Promise<void> => {
    const token = bearerOf(request);
    const member = token === null ? null : await staff.identify(token);
    if (!member) throw new PlatformError('unauthorized', 'Sign in as a member of staff first.');
    if (!roles.includes(member.role)) {
      throw new PlatformError('forbidden', `This needs the role ${needed}; yours is ${member.role}.`);
    }
    request.staff = member;
  };
  return Object.assign(hook, { roles });
}

/** The token of a call; null without one. */
export const bearerOf = ({ headers }: FastifyRequest): string | null =>
  bearer.exec(headers.authorization ?? '')?.[1] ?? null;

/** Who makes this request. */
export function memberOf({ staff }: { readonly staff: StaffMember | null }): StaffMember {
  if (!staff) throw new Error('the call does not ask who is signed in');
  return staff;
}
