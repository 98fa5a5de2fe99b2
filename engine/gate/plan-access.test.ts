import { expect, test } from 'vitest';
import { type Route, routes } from '#schemas/routes.ts';
import { matchRoute } from '../routing/match-route.ts';
import { planAccess } from './plan-access.ts';

const anonymous = { kind: 'anonymous' } as const;
const toSignIn = { kind: 'sign-in', reason: 'sign-in-needed' };
const routeOf = (path: string): Route => {
  const match = matchRoute(path);
  if (!match) throw new Error(`${path} is no screen`);
  return match.route;
};
const withQuery = (query: string) => (name: string) => new URLSearchParams(query).get(name);

test('[spec 2] one-click sign-in stays with a token to exchange, and goes to /signin without one', () => {
  const oneClick = routeOf('/signin/one-click');
  expect(planAccess(oneClick, anonymous)).toEqual(toSignIn);
  expect(planAccess(oneClick, anonymous, withQuery('token='))).toEqual(toSignIn);
  expect(planAccess(oneClick, anonymous, withQuery('token=abc'))).toEqual({ kind: 'stay' });
  expect(planAccess(oneClick, { kind: 'customer' }, withQuery('token=abc'))).toMatchObject({ to: '/' });
});

test('[spec 2] a token in the address opens no other screen', () => {
  const closed = routes.filter(
    (route: Route) => route.anonymous === 'signin' && route.path !== '/signin/one-click',
  );
  expect(closed.length).toBeGreaterThan(20);
  for (const route of closed)
    expect(planAccess(route, anonymous, withQuery('token=abc')), route.path).toEqual(toSignIn);
});

test('[truth] an ended session is led to the sign-in from what is a customer’s own, and from nowhere else', () => {
  const ended = { kind: 'anonymous', ended: true } as const;
  const led = routes.filter((route: Route) => planAccess(route, ended).kind === 'sign-in');
  const own = routes.filter(
    (route: Route) =>
      ['flow', 'contract', 'chat'].includes(route.group) ||
      ['/dashboard', '/profile-settings', '/password/update', '/signin/one-click'].includes(route.path) ||
      route.path.startsWith('/password-change'),
  );
  expect(led.map(({ path }) => path)).toEqual(own.map(({ path }) => path));
});
