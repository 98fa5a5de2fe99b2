import type { FastifyRequest } from 'fastify';
import { isSupport, type StaffRole, staffRoles } from '#schemas/staff.ts';
import type { NamedKind } from '../content/kinds.ts';
import { PlatformError } from '../http/platform-error.ts';
import type { ContentAction } from './permissions.ts';
import { includesRole, neededRole } from './permissions.ts';
import type { StaffMember, StaffService } from './staff-service.ts';

const bearer = /^Bearer +(\S+)$/i;

/**
 * A hook that lets only those through who may do the action with the kind. It runs before the body is read: who is not
 * let in learns nothing about what the call takes.
 */
export const requireStaff = (staff: Identifying, action: ContentAction, kind: NamedKind) =>
  requireRole(staff, neededRole(action, kind));

/** The same for a role: those who have it, or one that includes it. */
export const requireRole = (staff: Identifying, needed: StaffRole) =>
  letIn(staff, needed, (role) => includesRole(role, needed));

/** The same for what is done for customers. */
export const requireSupport = (staff: Identifying) => letIn(staff, 'agent', isSupport);

/** The same for looking after what customers wrote: support and those who decide what is public; authors only read it. */
export const requireModerator = (staff: Identifying) =>
  letIn(staff, 'agent, publisher or admin', (role) => role !== 'author');

type Identifying = Pick<StaffService, 'identify'>;

/** A hook that lets staff in, and says whom: the API's description and its tests read it from here. */
export interface StaffHook {
  (request: FastifyRequest): Promise<void>;
  readonly roles: readonly StaffRole[];
}

function letIn(staff: Identifying, needed: string, may: (role: StaffRole) => boolean): StaffHook {
  const hook = async (request: FastifyRequest): Promise<void> => {
    const token = bearerOf(request);
    const member = token === null ? null : await staff.identify(token);
    if (!member) throw new PlatformError('unauthorized', 'Sign in as a member of staff first.');
    if (!may(member.role)) {
      throw new PlatformError('forbidden', `This needs the role ${needed}; yours is ${member.role}.`);
    }
    request.staff = member;
  };
  return Object.assign(hook, { roles: staffRoles.filter(may) });
}

/** The token of a call; null without one. */
export const bearerOf = ({ headers }: FastifyRequest): string | null =>
  bearer.exec(headers.authorization ?? '')?.[1] ?? null;

/** Who makes this request. */
export function memberOf({ staff }: { readonly staff: StaffMember | null }): StaffMember {
  if (!staff) throw new Error('the call does not ask who is signed in');
  return staff;
}
