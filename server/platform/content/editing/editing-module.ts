import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import { registerCheckRoutes } from '../checks/check-routes.ts';
import type { ContentChecks } from '../checks/content-checks.ts';
import type { ContentService } from '../content-service.ts';
import type { LiveContent } from '../live/live-content.ts';
import { registerManageRoutes } from '../routes/manage-routes.ts';
import { createEditingParts, planJob } from './editing-parts.ts';
import { registerEntryEditingRoutes } from './routes/entry-routes.ts';
import { registerReleaseRoutes } from './routes/release-routes.ts';
import { registerScheduleRoutes } from './routes/schedule-routes.ts';
import type { Usages } from './usages.ts';

interface Needs extends Pick<Ground, 'orm' | 'jobs' | 'now' | 'log'> {
  readonly live: LiveContent;
  readonly service: ContentService;
  readonly usages: Usages;
  readonly checks: ContentChecks;
}

/** Drafts, and editing together: presence, usage, bulk, plans, releases, checks. What is planned goes live by itself. */
export const editingModule = defineModule({
  name: 'editing',
  open: ({ service, usages, jobs, now, log }: Needs) => ({
    editing: createEditingParts({ service, usages, jobs, now, log }),
  }),
  jobs: ({ editing }) => [{ ...planJob, run: editing.runDue }],
  routes: (app, parts) => {
    registerManageRoutes(app, parts);
    registerEntryEditingRoutes(app, parts);
    registerScheduleRoutes(app, parts);
    registerReleaseRoutes(app, parts);
    registerCheckRoutes(app, parts);
  },
});
