import {
  type ApplicationStatus,
  processingStatuses,
  screenOnFailedStatus,
  statusCompanions,
  statusScreens,
} from '#schemas/statuses.ts';

/** Whether the platform's word is a status without a screen of its own. */
export const isProcessing = (status: string): boolean => processingStatuses.some((one) => one === status);

/** The screen of a status; null for processing statuses. A status we do not know has none of ours but the start page. */
export function screenOf(status: string): string | null {
  if (isProcessing(status)) return null;
  return Object.hasOwn(statusScreens, status)
    ? statusScreens[status as keyof typeof statusScreens]
    : screenOnFailedStatus;
}

/** Whether `path` is the status's screen or one of its companions: being there counts as being right. */
export function isStatusScreen(path: string, status: string): boolean {
  if (path === screenOf(status)) return true;
  const key = isProcessing(status) ? 'processing' : status;
  if (!Object.hasOwn(statusCompanions, key)) return false;
  const companions: readonly string[] = statusCompanions[key as keyof typeof statusCompanions];
  return companions.some((companion) =>
    companion.endsWith('/*') ? path.startsWith(companion.slice(0, -1)) : path === companion,
  );
}

/** Every status the product knows. */
export const allStatuses: readonly ApplicationStatus[] = [
  ...(Object.keys(statusScreens) as (keyof typeof statusScreens)[]),
  ...processingStatuses,
];
