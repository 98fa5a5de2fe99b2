import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Route, routes } from '#schemas/routes.ts';
import { processingStatuses, statusScreens } from '#schemas/statuses.ts';
import { matchRoute } from '../routing/match-route.ts';
import { planScreen } from './plan-screen.ts';
import { type FetchedStatus, statusAdmits } from './status-kind.ts';

const anyRoute = fc.constantFrom<Route>(...routes);
const anyValue = fc.stringMatching(/^[a-z0-9]{1,10}$/);
const anyPath = fc
  .tuple(anyRoute, anyValue)
  .map(([route, value]) => route.path.replace(/\{\w+\??\}/g, value));
const anyStatus = fc.oneof<fc.Arbitrary<FetchedStatus>[]>(
  fc.constantFrom(...Object.keys(statusScreens), ...processingStatuses),
  fc.constant({ failed: true }),
  fc.string(),
);
const anySession = fc.constantFrom({ kind: 'anonymous' } as const, { kind: 'customer' } as const);
const anyPhase = fc.constantFrom('first-load' as const, 'in-app' as const);
const anyOpenPaths = fc.array(fc.oneof(anyPath, fc.constantFrom('/*', '/posts/*', '/active-contract/*')), {
  maxLength: 3,
});

describe('[gate] laws', () => {
  test('every visit comes to rest within two redirects, and none points at its own page', () => {
    fc.assert(
      fc.property(
        anyPath,
        anyStatus,
        anySession,
        anyPhase,
        anyOpenPaths,
        (start, status, session, phase, openPaths) => {
          let path = start;
          for (let hops = 0; hops <= 2; hops++) {
            const match = matchRoute(path);
            if (!match) return; // a made-up value that names no page: answered 404 before the gate
            const plan = planScreen({ path, route: match.route, session, status, phase, openPaths });
            if (plan.kind !== 'redirect') return;
            expect(plan.to).not.toBe(path);
            path = plan.to;
          }
          throw new Error(`${start} is still moving at ${path}`);
        },
      ),
      { numRuns: 5000 },
    );
  });

  test('[sec 14] no customer rests on a screen of another status', () => {
    fc.assert(
      fc.property(anyPath, anyStatus, anyPhase, anyOpenPaths, (path, status, phase, openPaths) => {
        const match = matchRoute(path);
        if (match?.route.customer !== 'status') return;
        const plan = planScreen({
          path,
          route: match.route,
          session: { kind: 'customer' },
          status,
          phase,
          openPaths,
        });
        if (plan.kind !== 'redirect') expect(statusAdmits(status, path)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
