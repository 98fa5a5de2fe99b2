import { screenOnFailedStatus } from '#schemas/statuses.ts';
import { statusKind } from './status-kind.ts';

/** Where a customer waits while the application is being worked on. */
export const waitingScreen = '/confirm-wait';
/** Where a rejected application is explained; the status itself is `nothing` again by then. */
export const rejectedScreen = '/rejected';

/** What of an application decides which screen is next. */
export interface StatusNow {
  readonly status: string;
  /** The last decision was against the customer. */
  readonly rejected: boolean;
}

/**
 * The screen a customer is moved to in a status (specification 4), without locale prefix. Processing statuses have no
 * screen of their own and lead to the one that says what is going on; a status nobody has heard of leads home. An
 * application that ended with a rejection leads to its reasons: silence would be no answer.
 */
export function statusScreen({ status, rejected }: StatusNow): string {
  const meant = statusKind(status);
  if (meant.kind === 'processing') return waitingScreen;
  if (meant.kind !== 'screen') return screenOnFailedStatus;
  return status === 'nothing' && rejected ? rejectedScreen : meant.own;
}
