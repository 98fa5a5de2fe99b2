import { alwaysOpen, exemptFromFirstLoadCheck, type Route } from '#schemas/routes.ts';
import { matchesPathPattern } from '../routing/path-pattern.ts';

/**
 * Whether a screen is shown whatever the application status is:
 * - `/info`, `/info-static`, and paths that contain `/confirm-wait/bc` or `/authlink` (specification 2);
 * - paths that editors opened in the content system's configuration (exact, or with `/*` at the end);
 * - `/bpm-error`: it reports that the status cannot be had, and moving on from it would hide the report;
 * - the developers' example pages: they show no customer's data, and are looked at in every status.
 * Screens that belong to a status are never free: a slip in the configuration must not open them.
 */
export function isFreePath(route: Route, path: string, openPaths: readonly string[]): boolean {
  if (route.customer === 'status') return false;
  if (route.group === 'dev' || route.group === 'other') return true;
  if (exemptFromFirstLoadCheck.some((part) => path.includes(part))) return true;
  return [...alwaysOpen, ...openPaths].some((pattern) => matchesPathPattern(pattern, path));
}
