import type { Route } from '#schemas/routes.ts';

/** What to do with a visitor before the application status matters. */
export type AccessPlan =
  | { readonly kind: 'stay' }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly reason: 'sign-in-first' | 'signed-in-already';
    };

/** Whether this visitor may open this route at all (specification 2, 6). */
export function planAccess(route: Route, session: { readonly kind: 'anonymous' | 'customer' }): AccessPlan {
  if (session.kind === 'anonymous')
    return route.anonymous === 'signin'
      ? { kind: 'redirect', to: '/signin', reason: 'sign-in-first' }
      : { kind: 'stay' };
  return route.customer === 'home'
    ? { kind: 'redirect', to: '/', reason: 'signed-in-already' }
    : { kind: 'stay' };
}
