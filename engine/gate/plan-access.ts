import type { Route } from '#schemas/routes.ts';

/** A decision that needs nobody's application status. */
export type AccessPlan =
  | { readonly kind: 'stay' }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly reason: 'sign-in-needed' | 'signed-in-already';
    };

export const signInPath = '/signin';
export const homePath = '/';

/** The screen a one-click link of a message opens. */
const oneClickRoute = '/signin/one-click';

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
  session: { readonly kind: 'anonymous' | 'customer' },
  parameter: (name: string) => string | null = () => null,
): AccessPlan {
  const exchanges = route.path === oneClickRoute && Boolean(parameter('token'));
  if (session.kind === 'anonymous' && route.anonymous === 'signin' && !exchanges)
    return { kind: 'redirect', to: signInPath, reason: 'sign-in-needed' };
  if (session.kind === 'customer' && route.customer === 'home')
    return { kind: 'redirect', to: homePath, reason: 'signed-in-already' };
  return { kind: 'stay' };
}
