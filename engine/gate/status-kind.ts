import {
  type ProcessingStatus,
  processingStatuses,
  type ScreenStatus,
  statusCompanions,
  statusScreens,
} from '#schemas/statuses.ts';
import { matchesPathPattern } from '../routing/path-pattern.ts';
import { homePath } from './plan-access.ts';

/** The status of a customer's application as the platform said it, or the fact that asking failed. */
export type FetchedStatus = string | { readonly failed: true };

/** What a status means for screens. `screens` are patterns: its own screen first, then its companions. */
export type StatusKind =
  | { readonly kind: 'screen'; readonly own: string; readonly screens: readonly string[] }
  | { readonly kind: 'processing'; readonly screens: readonly string[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' };

const isScreenStatus = (status: string): status is ScreenStatus => Object.hasOwn(statusScreens, status);
const isProcessing = (status: string): status is ProcessingStatus =>
  processingStatuses.some((one) => one === status);

/** Companions by status; a Map, because the status is a word from outside. */
const companions = new Map<string, readonly string[]>(Object.entries(statusCompanions));

/** Reads a status (specification 4). A word the specification does not know is a case of its own, never a screen. */
export function statusKind(status: FetchedStatus): StatusKind {
  if (typeof status !== 'string') return { kind: 'failed' };
  if (isProcessing(status)) return { kind: 'processing', screens: companions.get('processing') ?? [] };
  if (!isScreenStatus(status)) return { kind: 'unknown' };
  const own = statusScreens[status];
  return { kind: 'screen', own, screens: [own, ...(companions.get(status) ?? [])] };
}

/** Whether a screen belongs to a status: it is the status's own one or a companion. */
export function statusAdmits(status: FetchedStatus, path: string): boolean {
  const meant = statusKind(status);
  return 'screens' in meant && meant.screens.some((pattern) => matchesPathPattern(pattern, path));
}

/** Screens of all statuses. Home is everybody's, although `nothing` leads there. */
const ownedScreens: readonly string[] = [
  ...Object.values(statusScreens),
  ...[...companions.values()].flat(),
].filter((pattern) => pattern !== homePath);

/** Whether a screen is one that only some status may see (specification 4). */
export const belongsToStatus = (path: string): boolean =>
  ownedScreens.some((pattern) => matchesPathPattern(pattern, path));
