import type { PlatformApp } from '../http/app-types.ts';
import type { CustomerRouteOptions } from './customer-route-options.ts';
import { registerSignInRoutes } from './sign-in-routes.ts';

/** Signing in and out, and what a signed-in customer may read of the account. */
export function registerCustomers(app: PlatformApp, options: CustomerRouteOptions): void {
  registerSignInRoutes(app, options);
}
