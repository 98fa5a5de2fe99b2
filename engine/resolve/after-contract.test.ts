import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Route, routes } from '#schemas/routes.ts';
import { processingStatuses, statusScreens } from '#schemas/statuses.ts';
import { planScreen } from '../gate/plan-screen.ts';
import { matchRoute } from '../routing/match-route.ts';
import { afterContract } from './after-contract.ts';
import { createVisitStatus } from './visit-status.ts';

const statuses = [...Object.keys(statusScreens), ...processingStatuses];
const paths = routes.map((route: Route) => route.path.replace(/\{\w+\??\}/g, 'some-value'));

const over = { id: 'c1', ended_at: '2026-08-10T12:30:00Z' };
const runs = { id: 'c2', ended_at: null };

const statusOf = (status: string, contracts: unknown) =>
  createVisitStatus({
    kind: 'customer',
    status: async () => status,
    read: async () => {
      if (contracts instanceof Error) throw contracts;
      return contracts;
    },
  });

async function planned(path: string, status: string, contracts: unknown) {
  const match = matchRoute(path);
  if (!match) throw new Error(`${path} is no screen`);
  const session = { kind: 'customer' } as const;
  const plan = planScreen({ path, route: match.route, session, status, phase: 'first-load', open: false });
  return { plan, opened: await afterContract(plan, path, statusOf(status, contracts)) };
}

describe('screens of a contract that is over', () => {
  test('property: they are open in every status to who has one, and every other screen is as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.constantFrom(...statuses), async (path, status) => {
        const { plan, opened } = await planned(path, status, [runs, over]);
        const isScreen = path.startsWith('/active-contract/');
        if (isScreen && status !== 'change-password') expect(['stay', 'poll']).toContain(opened.kind);
        else if (path !== '/active-contract') expect(opened).toEqual(plan);
      }),
    );
  });

  test('[sec 14] without a contract that is over, and where it cannot be had, the gate is the specification’s', async () => {
    for (const contracts of [[], [runs], new Error('away'), null])
      for (const status of statuses) {
        const { plan, opened } = await planned('/active-contract/docs', status, contracts);
        expect(opened, status).toEqual(plan);
      }
  });

  test('the parent of the screens leads to the overview', async () => {
    const { opened } = await planned('/active-contract', 'nothing', [over]);
    expect(opened).toMatchObject({ kind: 'redirect', to: '/active-contract/main-card' });
  });

  test('while an application is processed the screen goes on asking for its status', async () => {
    expect((await planned('/active-contract/docs', 'scoring', [over])).opened.kind).toBe('poll');
  });
});
