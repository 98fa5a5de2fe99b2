import type { LiveContent } from '../live/live-content.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

/** What the routes of posts, banks and offers work with. */
export interface CatalogueParts {
  readonly live: LiveContent;
  readonly catalogue: LiveCatalogue;
}
