import type { Route } from '#schemas/routes.ts';

/** Who stands before the gate. `ended`: the visitor came with a session that is over. */
export type GateSession =
  | { readonly kind: 'anonymous'; readonly ended?: true }
  | { readonly kind: 'customer' };

/** A decision that needs nobody's application status. */
export type AccessPlan =
  | { readonly kind: 'stay' }
  /** Signs in first; the address of the visit is where to come back to. */
  | { readonly kind: 'sign-in'; readonly reason: 'sign-in-needed' | 'session-ended' }
  | { readonly kind: 'redirect'; readonly to: string; readonly reason: 'signed-in-already' };

export const signInCall = '/signin';
export const homePath = '/';

/** The screen a one-click link of a message opens. */
const oneClickRoute = '/signin/one-click';

/**
 * Screens that show what is a customer's own. Some of them are open to anonymous visitors (specification 2) and tell them
 * what the screen is; somebody whose session has just ended was at work there and is led to the sign-in and back.
 */
export const isCustomersOwn = ({ anonymous, customer, group }: Route): boolean =>
  customer !== 'home' && (anonymous === 'signin' || customer === 'status' || group === 'account');

/**
 * Whether a visitor may open a route at all (specification 2): sign-in first, or sign-in no more.
 *
 * `/signin/one-click` is among the screens that send logged-out visitors to `/signin`, and nobody else could use the link
 * that leads to it. With a token in its address the visit stays, so that the token can be exchanged; without one there is
 * nothing to do there.
 * @param parameter first value of a query parameter of the address
 */
export function planAccess(
  route: Route,
  session: GateSession,
  parameter: (name: string) => string | null = () => null,
): AccessPlan {
  if (session.kind === 'customer')
    return route.customer === 'home'
      ? { kind: 'redirect', to: homePath, reason: 'signed-in-already' }
      : { kind: 'stay' };
  if (session.ended && isCustomersOwn(route)) return { kind: 'sign-in', reason: 'session-ended' };
  const exchanges = route.path === oneClickRoute && Boolean(parameter('token'));
  return route.anonymous === 'signin' && !exchanges
    ? { kind: 'sign-in', reason: 'sign-in-needed' }
    : { kind: 'stay' };
}
