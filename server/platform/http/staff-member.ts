import type { FastifyRequest } from 'fastify';
import type { StaffRole } from '#schemas/staff.ts';
import type { SignInStep } from '#schemas/studio/second-factor.ts';

/** A member of staff who makes a call. */
export interface StaffMember {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who of the staff is signed in; null on calls open to everybody. */
    staff: StaffMember | null;
    /** Their session, and what is missing in it until they are in; null with `staff`. */
    staffSession: { readonly sessionId: string; readonly step: SignInStep | null } | null;
  }
}

const bearer = /^Bearer +(\S+)$/i;

/** The token of a call; null without one. */
export const bearerOf = ({ headers }: FastifyRequest): string | null =>
  bearer.exec(headers.authorization ?? '')?.[1] ?? null;

/** Who makes this request. */
export function memberOf({ staff }: { readonly staff: StaffMember | null }): StaffMember {
  if (!staff) throw new Error('the call does not ask who is signed in');
  return staff;
}
