import type { ContentService } from '../../content/content-service.ts';
import type { StaffService } from '../../staff/staff-service.ts';
import type { EditingParts } from '../editing-parts.ts';

/** What the calls of editing work with. */
export interface EditingRouteOptions {
  readonly service: ContentService;
  readonly staff: Pick<StaffService, 'identify'>;
  readonly editing: EditingParts;
}

export const manageBase = '/v2/system/manage';
/** Most rows of a list. */
export const mostRows = 200;
/** What these routes have in common, for the reference. */
export const describe = (tag: string, summary: string) => ({
  tags: [`Write: ${tag}`],
  summary,
  security: [{ staff: [] }],
});
