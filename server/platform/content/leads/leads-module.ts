import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import type { LiveContent } from '../live/live-content.ts';
import { registerLeadRoutes } from './lead-routes.ts';
import { createLeadService } from './lead-service.ts';

interface Needs extends Pick<Ground, 'orm' | 'now' | 'log'> {
  readonly live: LiveContent;
}

/** What visitors leave for partners. */
export const leadsModule = defineModule({
  name: 'leads',
  open: ({ orm, now, log }: Needs) => ({ leads: createLeadService({ orm, now, log }) }),
  routes: (app, { leads, live }) => registerLeadRoutes(app, leads, live),
});
