import { describe, expect, test } from 'vitest';
import { alwaysOpen, type Route, routes } from '#schemas/routes.ts';
import { processingStatuses, statusCompanions, statusScreens } from '#schemas/statuses.ts';
import { matchRoute } from '../routing/match-route.ts';
import { needsStatus, planScreen } from './plan-screen.ts';
import type { FetchedStatus } from './status-kind.ts';

const failed = { failed: true } as const;
const phases = ['first-load', 'in-app'] as const;
const anonymous = { kind: 'anonymous' } as const;
const customer = { kind: 'customer' } as const;

/** One address for each route of the table. */
const screens = routes.map((route: Route) => ({
  route,
  path: route.path.replace(/\{\w+\??\}/g, 'some-value'),
}));
const guarded = screens.filter(({ route }) => route.customer === 'status');
const ownScreens = new Map<string, string>(Object.entries(statusScreens));
const companions = new Map<string, readonly string[]>(Object.entries(statusCompanions));
const belongsTo = (status: string, path: string) =>
  ownScreens.get(status) === path ||
  (companions.get(status) ?? []).some((one) =>
    one.endsWith('/*') ? path.startsWith(one.slice(0, -1)) : one === path,
  );

const at = (
  path: string,
  status: FetchedStatus,
  phase: (typeof phases)[number] = 'first-load',
  open = false,
) => {
  const match = matchRoute(path);
  if (!match) throw new Error(`${path} is no screen`);
  return planScreen({ path, route: match.route, session: customer, status, phase, open });
};
const to = (path: string) => expect.objectContaining({ kind: 'redirect', to: path });

describe('[spec 2] anonymous visitors', () => {
  test.each(screens)('$path', ({ path, route }) => {
    for (const phase of phases)
      expect(planScreen({ path, route, session: anonymous, status: failed, phase, open: true })).toEqual(
        route.anonymous === 'signin' ? { kind: 'sign-in', reason: 'sign-in-needed' } : { kind: 'stay' },
      );
  });
});

describe('[spec 4] every status on every guarded screen, both phases', () => {
  test.each([...ownScreens])('%s', (status, own) => {
    for (const { path } of guarded)
      for (const phase of phases)
        expect(at(path, status, phase), `${path} ${phase}`).toEqual(
          belongsTo(status, path) ? { kind: 'stay' } : to(own),
        );
  });

  test.each(processingStatuses)('%s', (status) => {
    for (const { path } of guarded)
      for (const phase of phases)
        expect(at(path, status, phase), `${path} ${phase}`).toEqual(
          path === '/confirm-wait' ? { kind: 'poll', everyMs: 3000 } : to('/confirm-wait'),
        );
  });

  test.each([failed, 'no-such-status', '', 'constructor', '__proto__', 'toString'])(
    '%j opens none of them',
    (status) => {
      for (const { path } of guarded)
        for (const phase of phases) expect(at(path, status, phase)).toEqual(to('/'));
    },
  );
});

describe('[spec 4] every status on every other screen', () => {
  const others = screens.filter(({ route }) => route.customer !== 'status');
  const isFree = (path: string, route: Route) =>
    route.group === 'dev' ||
    path === '/bpm-error' ||
    alwaysOpen.some((open) => open === path) ||
    path.includes('/confirm-wait/bc') ||
    path.includes('/authlink');

  test.each(others)('first load of $path', ({ path, route }) => {
    for (const [status, own] of ownScreens)
      expect(at(path, status), status).toEqual(
        route.customer === 'home'
          ? to('/')
          : isFree(path, route) || own === path
            ? { kind: 'stay' }
            : to(own),
      );
    for (const status of processingStatuses)
      expect(at(path, status), status).toEqual(
        route.customer === 'home'
          ? to('/')
          : isFree(path, route)
            ? { kind: 'stay' }
            : { kind: 'poll', everyMs: 3000 },
      );
    for (const status of [failed, 'no-such-status'])
      expect(at(path, status)).toEqual(isFree(path, route) || path === '/' ? { kind: 'stay' } : to('/'));
  });

  test.each(others)('in-app, $path is free', ({ path, route }) => {
    for (const status of [...ownScreens.keys(), ...processingStatuses, failed, 'no-such-status'])
      expect(at(path, status, 'in-app')).toEqual(route.customer === 'home' ? to('/') : { kind: 'stay' });
  });
});

describe('[truth] pages that are open while an application runs', () => {
  test('stay open to every customer, asked for anew or in-app', () => {
    for (const path of ['/about', '/faq', '/posts/news', '/profile-settings', '/dashboard', '/chat']) {
      expect(at(path, 'filling-form'), path).toEqual(to('/application'));
      for (const status of [...ownScreens.keys(), failed, 'no-such-status'])
        expect(at(path, status, 'first-load', true), `${path} ${String(status)}`).toEqual({ kind: 'stay' });
    }
  });

  test('[spec 4] are moved on from once a processing status is over', () => {
    for (const status of processingStatuses)
      expect(at('/faq', status, 'first-load', true)).toEqual({ kind: 'poll', everyMs: 3000 });
  });

  test('[sec 14] are never screens of a status, the sign-in or home', () => {
    for (const { path, route } of screens) {
      if (route.customer === 'open' && path !== '/') continue;
      for (const phase of phases)
        for (const status of [...ownScreens.keys(), ...processingStatuses, failed, 'no-such-status'])
          expect(at(path, status, phase, true)).toEqual(at(path, status, phase));
    }
  });
});

describe('[gate] asking for the status', () => {
  test('[law] where it is not asked for, it does not matter', () => {
    for (const { path, route } of screens)
      for (const phase of phases) {
        if (needsStatus({ path, route, phase })) continue;
        const answers = [...ownScreens.keys(), ...processingStatuses, failed, 'no-such-status'].map(
          (status) => at(path, status, phase),
        );
        for (const answer of answers) expect(answer).toEqual(answers[0]);
      }
  });

  test('only where something depends on it', () => {
    const asks = (path: string, phase: (typeof phases)[number]) => {
      const match = matchRoute(path);
      return match && needsStatus({ path, route: match.route, phase });
    };
    expect(asks('/about', 'first-load')).toBe(true);
    expect(asks('/about', 'in-app')).toBe(false);
    expect(asks('/application', 'in-app')).toBe(true);
    expect(asks('/info', 'first-load')).toBe(false);
    expect(asks('/signin', 'first-load')).toBe(false);
    expect(asks('/authlink/abc', 'first-load')).toBe(false);
    expect(asks('/confirm-wait/bc', 'first-load')).toBe(false);
  });
});
