import type { StaffRole } from '#schemas/staff.ts';
import type { NamedKind } from '../content/kinds.ts';

/** What staff do with content. */
export type ContentAction = 'read' | 'write' | 'publish';

const ranks: Readonly<Record<StaffRole, number>> = { author: 0, publisher: 1, admin: 2 };

/** The role an action needs: authors read and write drafts, publishers decide what is live, some kinds are the admin's. */
export function neededRole(action: ContentAction, kind: NamedKind): StaffRole {
  if (action === 'read') return 'author';
  if (kind.write === 'admin') return 'admin';
  return action === 'publish' ? 'publisher' : 'author';
}

export const includesRole = (role: StaffRole, needed: StaffRole): boolean => ranks[role] >= ranks[needed];
