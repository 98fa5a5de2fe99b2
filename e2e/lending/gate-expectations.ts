import { type Route, routes } from '#schemas/routes.ts';
import {
  type ApplicationStatus,
  processingStatuses,
  statusCompanions,
  statusScreens,
} from '#schemas/statuses.ts';

/** One line of the gate's table: a customer in this status opens this address. */
export interface GateExpectation {
  readonly path: string;
  /** Where a document request ends; the path itself when it stays. */
  readonly firstLoad: string;
  /** Where a move inside the page ends. */
  readonly inApp: string;
}

const screens = new Map<string, string>(Object.entries(statusScreens));
const companions = new Map<string, readonly string[]>(Object.entries(statusCompanions));
/** Specification 2: never gated on a first load. */
const free = ['/info', '/info-static', '/confirm-wait/bc', '/bpm-error'];

/** Groups whose pages the demo shop keeps open while an application runs (ADR 0028). */
const openGroups: readonly Route['group'][] = ['account', 'content', 'shop', 'chat'];

/** Statuses of sandbox customers: one account stands for each. */
export const walkedStatuses = [...screens.keys(), ...processingStatuses] as readonly ApplicationStatus[];

/** Fixed addresses: templates with a value for each name would ask for content that a test has to know. */
export const walkedRoutes: readonly Route[] = routes.filter(
  (route: Route) => !route.path.includes('{') && route.group !== 'dev' && !free.includes(route.path),
);

/** Written from the specification's tables a second time, on purpose: not with the gate's own functions. */
export function expectationsFor(status: ApplicationStatus): readonly GateExpectation[] {
  const own = screens.get(status);
  const admitted = [
    ...(own === undefined ? [] : [own]),
    ...(companions.get(own ? status : 'processing') ?? []),
  ];
  const admits = (path: string) =>
    admitted.some((one) => (one.endsWith('/*') ? path.startsWith(one.slice(0, -1)) : one === path));
  return walkedRoutes.map(({ path, customer, group }) => {
    // Sent home; on a first load the home page itself leads on, in-app it is open.
    if (customer === 'home') return { path, firstLoad: own ?? '/', inApp: '/' };
    if (admits(path)) return { path, firstLoad: path, inApp: path };
    if (customer === 'open' && openGroups.includes(group)) return { path, firstLoad: path, inApp: path };
    // Processing has no screen: one may wait anywhere, but not on another status's screen.
    if (own === undefined) {
      const moved = customer === 'status' ? '/confirm-wait' : path;
      return { path, firstLoad: moved, inApp: moved };
    }
    return { path, firstLoad: own, inApp: customer === 'status' ? own : path };
  });
}
