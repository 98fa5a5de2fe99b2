import { type FailureHost, followFailure, thisPage } from '#engine/react/failure-policy.ts';
import { SiteOffline } from '#engine/react/platform-failures.ts';
import type { ClientPlan } from '../tree/client-plan.ts';
import { leaveIfReachable } from './connection.ts';

/** A move whose screen could not be had. */
interface FailedMove {
  readonly to: URL;
  /** The page only asked for itself again, e.g. while polling: what is shown is better than what failed. */
  readonly isShown: boolean;
  readonly shown: Pick<ClientPlan, 'locale' | 'problem'>;
}

/** What of the browser is used; tests give their own. */
interface FailedMoveHost extends FailureHost {
  /** Does it when the server can be reached, else says that it cannot; tells which. */
  readonly ifReachable: (act: () => void) => Promise<boolean>;
}

const thisBrowser: FailedMoveHost = { ...thisPage, ifReachable: leaveIfReachable };

/**
 * Does what follows from a failed move: what the table of failures says (`failure-policy.ts`), and where it says nothing,
 * the page is loaded as a document, which the server may be able to show.
 * @returns whether the shown page stays
 */
export async function followFailedMove(
  failure: unknown,
  { to, isShown, shown }: FailedMove,
  browser: FailedMoveHost = thisBrowser,
): Promise<boolean> {
  const load = () => browser.go(to.pathname + to.search + to.hash);
  // A page that is an error screen has nothing to lose, and the offline screen itself is where "try again" was pressed.
  if (failure instanceof SiteOffline && shown.problem) {
    load();
    return false;
  }
  const consequence = followFailure(failure, shown.locale, browser);
  if (consequence !== 'none') return consequence === 'offline-screen';
  return !(await browser.ifReachable(() => isShown || load())) || isShown;
}
