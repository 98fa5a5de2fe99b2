import type { PlatformApp } from '../../http/app-types.ts';
import type { AccountParts } from './account-parts.ts';
import { registerContactRoutes } from './contact-routes.ts';
import { registerLinkRoutes } from './link-routes.ts';
import { registerPasswordRoutes } from './password-routes.ts';
import { registerProfileRoutes } from './profile-routes.ts';
import { registerRecoveryRoutes } from './recovery-routes.ts';
import { registerRegistrationRoutes } from './registration-routes.ts';

/** Opening an account, keeping it, and getting back into it. */
export async function registerAccount(app: PlatformApp, parts: AccountParts): Promise<void> {
  registerRegistrationRoutes(app, parts);
  registerContactRoutes(app, parts);
  registerLinkRoutes(app, parts);
  registerRecoveryRoutes(app, parts);
  registerPasswordRoutes(app, parts);
  await registerProfileRoutes(app, parts);
}
