import type { StaffRole } from '#schemas/staff.ts';
import type { NamedKind } from '../content/kinds.ts';

/** What staff do with content. */
export type ContentAction = 'read' | 'write' | 'publish';

const ranks: Readonly<Record<StaffRole, number>> = { agent: 0, author: 1, publisher: 2, admin: 3 };

/** The role an action needs: agents have no rights on content, authors read and write drafts, publishers decide what is live, some kinds are the admin's, configuration even to read. */
export function neededRole(action: ContentAction, kind: NamedKind): StaffRole {
  if (action === 'read') return kind.read ?? 'author';
  if (kind.write === 'admin') return 'admin';
  return action === 'publish' ? 'publisher' : 'author';
}

export const includesRole = (role: StaffRole, needed: StaffRole): boolean => ranks[role] >= ranks[needed];
