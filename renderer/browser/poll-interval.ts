import { belongsToStatus } from '#engine/gate/status-kind.ts';
import type { Plan } from '#engine/plan.ts';

/**
 * How often the status is asked for on the page that comes next (specification 4: while an application is being processed,
 * wherever the customer reads meanwhile). The server asks for the status only where it decides on the screen; moves to
 * other pages are free, and their plans say nothing of it. There the waiting that was begun goes on.
 * @param before milliseconds between questions so far; undefined while nothing was waited for
 */
export function pollInterval(
  before: number | undefined,
  { pollMs, path, session }: Pick<Plan, 'pollMs' | 'path' | 'session'>,
): number | undefined {
  if (pollMs !== undefined) return pollMs;
  return session.signedIn && !belongsToStatus(path) ? before : undefined;
}
