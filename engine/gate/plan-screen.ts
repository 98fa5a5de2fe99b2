import { statusPollMs } from '#schemas/constants.ts';
import type { Route } from '#schemas/routes.ts';
import { screenOnFailedStatus } from '#schemas/statuses.ts';
import { opennessOf } from './openness.ts';
import { type AccessPlan, type GateSession, planAccess } from './plan-access.ts';
import { type FetchedStatus, statusAdmits, statusKind } from './status-kind.ts';

/** What the gate decides on. `path` is canonical and without locale prefix. */
export interface GateVisit {
  readonly path: string;
  readonly route: Route;
  /** `first-load`: a document request. `in-app`: a move inside a page that already runs. */
  readonly phase: 'first-load' | 'in-app';
}

export type ScreenPlan =
  | AccessPlan
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly reason: 'status' | 'processing' | 'status-failed' | 'status-unknown';
    }
  /** Stay, and ask for the status again after this many milliseconds. */
  | { readonly kind: 'poll'; readonly everyMs: number };

const stay: ScreenPlan = { kind: 'stay' };
const poll: ScreenPlan = { kind: 'poll', everyMs: statusPollMs };
/** Where the application is being worked on; the companion of every processing status. */
const processingScreen = '/confirm-wait';

/** Whether the gate depends on the application status here. Answer false and no status has to be fetched. */
export function needsStatus({ route, path, phase }: GateVisit): boolean {
  if (route.customer === 'home' || opennessOf(route, path) === 'always') return false;
  return phase === 'first-load' || route.customer === 'status';
}

/**
 * The status gate (specification 2 and 4): which screen a visitor sees.
 *
 * First load: a customer is moved to the screen of the status from every page that is not open, content pages too.
 * In-app: only screens that belong to a status are guarded; other pages are free.
 *
 * Processing statuses have no screen of their own, so the customer may wait on any page, open ones too, and the status is
 * asked again from there. What they may not do is look at another status's screen: its widgets would be withheld and an empty screen
 * would be left. Such a visit goes to `/confirm-wait`, the one flow screen that says what is going on.
 *
 * A failed fetch goes to `/` (specification 4), and so does a status nobody has heard of: in doubt no screen that
 * belongs to a status is shown. An open page stays.
 * @param visit with the session, and the status as fetched; the status of anonymous visitors is not looked at. `open`: the
 *   page's document opens it in any status; without effect on screens that no document can open
 */
export function planScreen(
  visit: GateVisit & {
    readonly session: GateSession;
    readonly status: FetchedStatus;
    readonly open: boolean;
  },
): ScreenPlan {
  const access = planAccess(visit.route, visit.session);
  if (access.kind !== 'stay' || visit.session.kind === 'anonymous') return access;
  if (!needsStatus(visit)) return stay;
  const { path, status, route } = visit;
  const meant = statusKind(status);
  const isOpen = visit.open && opennessOf(route, path) === 'by-document';
  if (isOpen && meant.kind !== 'processing') return stay;
  switch (meant.kind) {
    case 'screen':
      return statusAdmits(status, path) ? stay : { kind: 'redirect', to: meant.own, reason: 'status' };
    case 'processing':
      return route.customer !== 'status' || statusAdmits(status, path)
        ? poll
        : { kind: 'redirect', to: processingScreen, reason: 'processing' };
    case 'failed':
      return goHome(path, 'status-failed');
    case 'unknown':
      return goHome(path, 'status-unknown');
  }
}

function goHome(path: string, reason: 'status-failed' | 'status-unknown'): ScreenPlan {
  return path === screenOnFailedStatus ? stay : { kind: 'redirect', to: screenOnFailedStatus, reason };
}
