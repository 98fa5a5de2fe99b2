import { processingStatuses, statusScreens } from '#schemas/statuses.ts';

/** Statuses an application can have, as people meet them: first those with a screen of their own, then the processing ones. */
export const visitorStatuses: readonly string[] = [...Object.keys(statusScreens), ...processingStatuses];
