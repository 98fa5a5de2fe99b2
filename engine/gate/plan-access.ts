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

/** Whether a visitor may open a route at all (specification 2): sign-in first, or sign-in no more. */
export function planAccess(route: Route, session: { readonly kind: 'anonymous' | 'customer' }): AccessPlan {
  if (session.kind === 'anonymous' && route.anonymous === 'signin')
    return { kind: 'redirect', to: signInPath, reason: 'sign-in-needed' };
  if (session.kind === 'customer' && route.customer === 'home')
    return { kind: 'redirect', to: homePath, reason: 'signed-in-already' };
  return { kind: 'stay' };
}
