import type { PlatformApp } from '../http/app-types.ts';
import type { LendingRouteOptions } from './lending-route-options.ts';
import { registerStatusRoutes } from './status-routes.ts';
import { registerStepRoutes } from './step-routes.ts';

/** Applications for a loan: from the first form to the decision. */
export function registerLending(app: PlatformApp, options: LendingRouteOptions): void {
  registerStatusRoutes(app, options);
  registerStepRoutes(app, options);
}
