import type { ContentService } from '../content-service.ts';
import type { LiveContent } from '../live/live-content.ts';

/** What the write API works with. */
export interface ManageOptions {
  readonly service: ContentService;
  readonly live: LiveContent;
}
