import type { PlatformApp } from '../http/app-types.ts';
import { registerCalculatorRoutes } from './calculator-routes.ts';
import { registerCounterOfferRoutes } from './counter-offer-routes.ts';
import { registerDevRoutes } from './dev/dev-routes.ts';
import type { LendingRouteOptions } from './lending-route-options.ts';
import { registerResaleRoutes } from './resale/resale-routes.ts';
import { registerStatusRoutes } from './status-routes.ts';
import { registerStepRoutes } from './step-routes.ts';
import { registerSupportRoutes } from './support-routes.ts';
import { registerWaitingRoutes } from './waiting-routes.ts';

/** Applications for a loan: from the first form to the decision, and handing over. */
export async function registerLending(app: PlatformApp, options: LendingRouteOptions): Promise<void> {
  registerCalculatorRoutes(app, options);
  registerStatusRoutes(app, options);
  registerStepRoutes(app, options);
  registerCounterOfferRoutes(app, options);
  await registerResaleRoutes(app, options);
  registerWaitingRoutes(app, options);
  registerSupportRoutes(app, options);
  if (options.sandbox) registerDevRoutes(app, options);
}
