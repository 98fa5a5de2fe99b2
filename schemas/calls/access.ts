import { isSupport, type StaffRole, staffRoles } from '../staff.ts';

/**
 * Who may make a call.
 * - `open`: everybody; a handler may ask who is signed in.
 * - `customer`: who is signed in, and nobody else; answers are never kept.
 * - `edge`: the edge alone, with what it keeps in cookies; to a browser there is no such call.
 * - `edge-customer`: the edge alone, for who is signed in.
 * - `webhook`: an outside service, with a signature of its own; never a browser, never in a session.
 * - roles of staff.
 */
export type Access = 'open' | 'customer' | 'edge' | 'edge-customer' | 'webhook' | StaffAccess;

/** The roles of staff that may make a call. */
export interface StaffAccess {
  readonly roles: readonly StaffRole[];
  /** How a refusal names them, e.g. `agent, publisher or admin`. */
  readonly needed: string;
}

const rolesThat = (may: (role: StaffRole) => boolean, needed: string): StaffAccess => ({
  roles: staffRoles.filter(may),
  needed,
});

/** Those who have the role, or one that includes it. */
export const staff = (needed: StaffRole): StaffAccess => ({
  roles: staffRoles.slice(staffRoles.indexOf(needed)),
  needed,
});

/** What is done for customers: support, and the admin. */
export const support: StaffAccess = rolesThat(isSupport, 'agent');

/** Looking after what customers wrote: support and those who decide what is public; authors only read it. */
export const moderators: StaffAccess = rolesThat((role) => role !== 'author', 'agent, publisher or admin');

/** Counting pieces of the shop: whoever sends them and whoever decides what is sold; authors only look. */
export const storekeepers: StaffAccess = moderators;
