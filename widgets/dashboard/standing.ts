import { type Route, routes } from '#schemas/routes.ts';
import { screenAlias } from '#schemas/screen-alias.ts';
import { processingStatuses, type ScreenStatus, statusScreens } from '#schemas/statuses.ts';

/** Where an application stands, as far as the overview says it. */
export type Standing =
  /** At a screen of its own. `waiting`: somebody else works on it, and there is nothing to do but wait. */
  | { readonly kind: 'step'; readonly path: string; readonly alias: string; readonly waiting: boolean }
  | { readonly kind: 'none' }
  /** The status could not be had, or is one nobody has heard of. */
  | { readonly kind: 'unknown' };

/** Statuses with a screen on which the customer waits. */
const waitingFor: ReadonlySet<string> = new Set([
  'data-checking',
  'call-verification',
  'resale-wait',
  'inresale',
]);

/** @param status as fetched; null while it cannot be had */
export function standingOf(status: string | null): Standing {
  if (status === 'nothing') return { kind: 'none' };
  const processing = processingStatuses.some((one) => one === status);
  const path = processing ? '/confirm-wait' : screenOf(status);
  const route = routes.find((one: Route) => one.path === path);
  if (path === null || !route) return { kind: 'unknown' };
  const waiting = processing || (status !== null && waitingFor.has(status));
  return { kind: 'step', path, alias: screenAlias(route), waiting };
}

const screenOf = (status: string | null): string | null =>
  status !== null && Object.hasOwn(statusScreens, status) ? statusScreens[status as ScreenStatus] : null;
