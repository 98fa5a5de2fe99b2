import { defineModule } from '../base/modules/define-module.ts';
import type { Ground } from '../base/modules/ground.ts';
import type { FormParts } from '../content/forms/form-parts.ts';
import { registerCalculatorRoutes } from './calculator-routes.ts';
import { registerCounterOfferRoutes } from './counter-offer-routes.ts';
import { registerDevRoutes } from './dev/dev-routes.ts';
import { seedApplications } from './dev/seed-applications.ts';
import type { LendingRouteOptions } from './lending-route-options.ts';
import { registerResaleRoutes } from './resale/resale-routes.ts';
import { registerStatusRoutes } from './status-routes.ts';
import { registerStepRoutes } from './step-routes.ts';
import { registerSupportRoutes } from './support-routes.ts';
import { registerWaitingRoutes } from './waiting-routes.ts';

interface Needs extends Omit<LendingRouteOptions, 'check'>, Pick<Ground, 'log'> {
  readonly forms: Pick<FormParts, 'check'>;
}

/** Applications for a loan: from the first form to the decision, and handing over. */
export const applicationsModule = defineModule<Needs>({
  name: 'applications',
  seed: async ({ orm, cards, sandbox, now, log }) => {
    if (!sandbox) return;
    const placed = await seedApplications(orm, cards, now());
    if (placed > 0) log.info({ placed }, 'the customers of the sandbox got their applications');
  },
  routes: async (app, parts) => {
    const options: LendingRouteOptions = { ...parts, check: parts.forms.check };
    registerCalculatorRoutes(app, options);
    registerStatusRoutes(app, options);
    registerStepRoutes(app, options);
    registerCounterOfferRoutes(app, options);
    await registerResaleRoutes(app, options);
    registerWaitingRoutes(app, options);
    registerSupportRoutes(app, options);
    if (options.sandbox) registerDevRoutes(app, options);
  },
});
