import type { ContentKind } from './content-kinds.ts';
import { type StaffRole, staffRoles } from './staff.ts';

/** What staff do with content. */
export type ContentAction = 'read' | 'write' | 'publish';

/** The role an action needs: agents have no rights on content, authors read and write drafts, publishers decide what is live, some kinds are the admin's, configuration even to read. */
export function neededRole(action: ContentAction, kind: ContentKind): StaffRole {
  if (action === 'read') return kind.read ?? 'author';
  if (kind.write === 'admin') return 'admin';
  return action === 'publish' ? 'publisher' : 'author';
}

export const includesRole = (role: StaffRole, needed: StaffRole): boolean =>
  staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
