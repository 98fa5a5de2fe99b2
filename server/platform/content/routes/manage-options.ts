import { type ContentAction, neededRole } from '../../staff/permissions.ts';
import type { StaffService } from '../../staff/staff-service.ts';
import type { ContentService } from '../content-service.ts';
import type { NamedKind } from '../kinds.ts';
import type { LiveContent } from '../live/live-content.ts';

/** What the write API works with. */
export interface ManageOptions {
  readonly service: ContentService;
  readonly live: LiveContent;
  readonly staff: StaffService;
}

/** What the routes of a kind have in common, for the reference. */
export const describeRoute = (kind: NamedKind, summary: string, action: ContentAction) => ({
  tags: [`Write: ${kind.segment}`],
  summary,
  description: `Needs the role ${neededRole(action, kind)}.`,
  security: [{ staff: [] }],
});
