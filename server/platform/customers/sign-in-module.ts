import { defineModule } from '../base/modules/define-module.ts';
import { registerAccountRoutes } from './account-routes.ts';
import type { CustomerRouteOptions } from './customer-route-options.ts';
import { registerKeyRoutes } from './key-routes.ts';
import { registerOpenRoutes } from './open-routes.ts';
import { registerPasskeyRoutes } from './passkey-routes.ts';
import { registerSessionRoutes } from './session-routes.ts';
import { registerSignInRoutes } from './sign-in-routes.ts';
import { registerSignatureRoutes } from './signature-routes.ts';
import { registerSocialRoutes } from './social-routes.ts';

/** Signing in and out, and what a signed-in customer may read of the account. */
export const signInModule = defineModule<CustomerRouteOptions>({
  name: 'sign-in',
  routes: (app, parts) => {
    registerOpenRoutes(app, parts);
    registerSignInRoutes(app, parts);
    registerSignatureRoutes(app, parts);
    registerSocialRoutes(app, parts);
    registerKeyRoutes(app, parts);
    registerPasskeyRoutes(app, parts);
    registerSessionRoutes(app, parts);
    registerAccountRoutes(app);
  },
});
