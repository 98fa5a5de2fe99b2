import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import type { LiveContent } from '../live/live-content.ts';
import { registerSearchRoutes } from './search-routes.ts';
import { createSearchService } from './search-service.ts';

interface Needs extends Pick<Ground, 'now'> {
  readonly live: LiveContent;
}

/** The search of pages, posts and questions. */
export const searchModule = defineModule({
  name: 'search',
  open: ({ live, now }: Needs) => ({ search: createSearchService(live, now) }),
  routes: (app, { search }) => registerSearchRoutes(app, search),
});
