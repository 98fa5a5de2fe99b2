import type { ContentService } from '../../content-service.ts';
import type { EditingParts } from '../editing-parts.ts';

/** What the calls of editing work with. */
export interface EditingRouteOptions {
  readonly service: ContentService;
  readonly editing: EditingParts;
}
