import type { FastifyRequest } from 'fastify';
import type { StaffRole } from '#schemas/staff.ts';
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
export function requireStaff(staff: Identifying, action: ContentAction, kind: NamedKind) {
  const needed = neededRole(action, kind);
  return letIn(staff, needed, (role) => includesRole(role, needed));
}

/**
 * The same for what is done for customers: support and the admin. Who edits content has no business with people's loans, so
 * the roles' order does not count here.
 */
export const requireSupport = (staff: Identifying) =>
  letIn(staff, 'agent', (role) => role === 'agent' || role === 'admin');

type Identifying = Pick<StaffService, 'identify'>;

function letIn(staff: Identifying, needed: StaffRole, may: (role: StaffRole) => boolean) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    const member = token === undefined ? null : await staff.identify(token);
    if (!member) throw new PlatformError('unauthorized', 'Sign in as a member of staff first.');
    if (!may(member.role)) {
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
