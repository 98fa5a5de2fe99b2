import type { PlatformApp } from '../../http/app-types.ts';
import { registerFileRoutes } from './files/file-routes.ts';
import type { FormParts, ReadCustomerId } from './form-parts.ts';
import { registerFormRoutes } from './form-routes.ts';
import { registerHintRoutes } from './hints/hint-routes.ts';

/** Forms editors own: definitions, submissions, files, and the hints of any form. */
export async function registerForms(
  app: PlatformApp,
  parts: FormParts,
  readCustomerId: ReadCustomerId,
): Promise<void> {
  registerFormRoutes(app, parts, readCustomerId);
  registerHintRoutes(app, parts);
  await registerFileRoutes(app, parts, readCustomerId);
}
