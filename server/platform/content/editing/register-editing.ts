import type { PlatformApp } from '../../http/app-types.ts';
import { registerEntryEditingRoutes } from './routes/entry-routes.ts';
import { registerReleaseRoutes } from './routes/release-routes.ts';
import type { EditingRouteOptions } from './routes/route-options.ts';
import { registerScheduleRoutes } from './routes/schedule-routes.ts';

/** The calls of editing together: presence, usage, bulk, plans, releases. */
export function registerEditing(app: PlatformApp, options: EditingRouteOptions): void {
  registerEntryEditingRoutes(app, options);
  registerScheduleRoutes(app, options);
  registerReleaseRoutes(app, options);
}
