import type { PlatformApp } from '../http/app-types.ts';
import type { AccountParts } from './account-parts.ts';
import { registerContactRoutes } from './contact-routes.ts';
import { registerLinkRoutes } from './link-routes.ts';
import { registerPasswordRoutes } from './password-routes.ts';
import { registerProfileRoutes } from './profile-routes.ts';
import { registerRecoveryRoutes } from './recovery-routes.ts';
import { registerRegistrationRoutes } from './registration-routes.ts';

/** Opening an account, keeping it, and getting back into it. */
export async function registerAccount(app: PlatformApp, parts: AccountParts, product: string): Promise<void> {
  registerRegistrationRoutes(app, parts, product);
  registerContactRoutes(app, parts, product);
  registerLinkRoutes(app, parts, product);
  registerRecoveryRoutes(app, parts, product);
  registerPasswordRoutes(app, parts, product);
  await registerProfileRoutes(app, parts);
}
