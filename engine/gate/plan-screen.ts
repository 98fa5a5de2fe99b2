import { statusPollMs } from '#schemas/constants.ts';
import { alwaysOpen, exemptFromFirstLoadCheck, type Route } from '#schemas/routes.ts';
import { screenOnFailedStatus } from '#schemas/statuses.ts';
import { isProcessing, isStatusScreen, screenOf } from './status-screens.ts';

/** What the gate decides for a visit. */
export type ScreenPlan =
  | { readonly kind: 'stay' }
  | { readonly kind: 'redirect'; readonly to: string; readonly reason: 'status-screen' | 'status-unknown' }
  /** Show the page and ask for the status again. */
  | { readonly kind: 'poll'; readonly everyMs: number };

export interface GateVisit {
  /** Path without locale prefix. */
  readonly path: string;
  readonly route: Route;
  readonly session: { readonly kind: 'anonymous' | 'customer' };
  /** What the platform said, or that it could not be asked. */
  readonly status: string | { readonly failed: true };
  readonly phase: 'first-load' | 'in-app';
  /** Paths that editors opened, besides those of the specification. */
  readonly openPaths: readonly string[];
}

/** Where a customer waits while the application is being processed (companion of the processing statuses). */
const waitingScreen = '/confirm-wait';

const stay = { kind: 'stay' } as const;
const poll = { kind: 'poll', everyMs: statusPollMs } as const;

/**
 * The status gate (specification 2 and 4), a pure function. On the first load a customer who is not on the screen of the
 * status goes there, from every page that is not open. Inside the app, flow and contract screens open for their status
 * only and all other pages are free.
 */
export function planScreen(visit: GateVisit): ScreenPlan {
  const { path, route, session, status, phase } = visit;
  if (session.kind === 'anonymous' || isExempt(visit)) return stay;
  const privileged = route.customer === 'status';
  if (typeof status !== 'string')
    return privileged || phase === 'first-load'
      ? redirect(path, screenOnFailedStatus, 'status-unknown')
      : stay;

  if (isProcessing(status)) {
    // There is no screen to send the customer to, so a page that is free may stay; the poll moves on when the status does.
    return privileged && !isStatusScreen(path, status)
      ? redirect(path, waitingScreen, 'status-screen')
      : poll;
  }
  if (isStatusScreen(path, status)) return stay;
  if (phase === 'in-app' && !privileged) return stay;
  return redirect(path, screenOf(status) ?? screenOnFailedStatus, 'status-screen');
}

/** Whether the gate needs to know the status at all: most moves inside the app do not, and must not cost a call. */
export function needsStatus(visit: Pick<GateVisit, 'path' | 'route' | 'phase' | 'openPaths'>): boolean {
  return !isExempt(visit) && (visit.phase === 'first-load' || visit.route.customer === 'status');
}

function isExempt({
  path,
  route,
  phase,
  openPaths,
}: Pick<GateVisit, 'path' | 'route' | 'phase' | 'openPaths'>): boolean {
  if (route.customer !== 'status' && [...alwaysOpen, ...openPaths].includes(path)) return true;
  // Pages of developers exist in the sandbox only, where they must work for every demo customer.
  if (route.group === 'dev') return true;
  return phase === 'first-load' && exemptFromFirstLoadCheck.some((part) => path.includes(part));
}

/** A redirect to where the visitor is would never end. */
function redirect(path: string, to: string, reason: 'status-screen' | 'status-unknown'): ScreenPlan {
  return path === to ? stay : { kind: 'redirect', to, reason };
}
