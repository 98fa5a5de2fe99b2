import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Route, routes } from '#schemas/routes.ts';
import { processingStatuses, statusScreens } from '#schemas/statuses.ts';
import { matchRoute } from '../routing/match-route.ts';
import { opennessOf } from './openness.ts';
import type { GateSession } from './plan-access.ts';
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
const anySession = fc.constantFrom<GateSession>(
  { kind: 'anonymous' },
  { kind: 'anonymous', ended: true },
  { kind: 'customer' },
);
const anyPhase = fc.constantFrom('first-load' as const, 'in-app' as const);

describe('[gate] laws', () => {
  test('every visit comes to rest within two redirects, and none points at its own page', () => {
    fc.assert(
      fc.property(
        anyPath,
        anyStatus,
        anySession,
        anyPhase,
        fc.boolean(),
        (start, status, session, phase, open) => {
          let path = start;
          for (let hops = 0; hops <= 2; hops++) {
            const match = matchRoute(path);
            if (!match) return; // a made-up value that names no page: answered 404 before the gate
            const plan = planScreen({ path, route: match.route, session, status, phase, open });
            if (plan.kind === 'sign-in') {
              // The sign-in itself is open to everybody who is not signed in.
              path = '/signin';
              continue;
            }
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
      fc.property(anyPath, anyStatus, anyPhase, fc.boolean(), (path, status, phase, open) => {
        const match = matchRoute(path);
        if (match?.route.customer !== 'status') return;
        const plan = planScreen({
          path,
          route: match.route,
          session: { kind: 'customer' },
          status,
          phase,
          open,
        });
        if (plan.kind !== 'redirect') expect(statusAdmits(status, path)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test('[truth] the open flag lets customers stay where a document may say so, and changes nothing elsewhere', () => {
    fc.assert(
      fc.property(anyPath, anyStatus, anySession, anyPhase, (path, status, session, phase) => {
        const match = matchRoute(path);
        if (!match) return;
        const { route } = match;
        const [open, closed] = [true, false].map((flag) =>
          planScreen({ path, route, session, status, phase, open: flag }),
        );
        const mayOpen = session.kind === 'customer' && opennessOf(route, path) === 'by-document';
        if (!mayOpen) expect(open).toEqual(closed);
        else expect(['stay', 'poll']).toContain(open?.kind);
        // Without the flag the specification's rule: the status's own screen, or none but that.
        if (mayOpen && phase === 'first-load' && closed?.kind === 'stay')
          expect(statusAdmits(status, path)).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});
