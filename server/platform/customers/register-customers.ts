import type { PlatformApp } from '../http/app-types.ts';
import { registerAccountRoutes } from './account-routes.ts';
import type { CustomerRouteOptions } from './customer-route-options.ts';
import { registerKeyRoutes } from './key-routes.ts';
import { registerOpenRoutes } from './open-routes.ts';
import { registerSignInRoutes } from './sign-in-routes.ts';
import { registerSignatureRoutes } from './signature-routes.ts';
import { registerSocialRoutes } from './social-routes.ts';

/** Signing in and out, and what a signed-in customer may read of the account. */
export function registerCustomers(app: PlatformApp, options: CustomerRouteOptions): void {
  registerOpenRoutes(app, options);
  registerSignInRoutes(app, options);
  registerSignatureRoutes(app, options);
  registerSocialRoutes(app, options);
  registerKeyRoutes(app, options);
  registerAccountRoutes(app);
}
