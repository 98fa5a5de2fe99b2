import { devDecisions, devStatuses } from '#schemas/calls/dev.ts';
import { processingStatuses, statusCompanions, statusScreens } from '#schemas/statuses.ts';
import { customerOf } from '../../customers/require-customer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { callerOf } from '../../http/person-texts.ts';
import { serve } from '../../http/serve-call.ts';
import type { LendingRouteOptions } from '../lending-route-options.ts';
import { transitions } from '../transitions.ts';
import { createSandboxDecisions } from './sandbox-decisions.ts';

/** Calls that drive the sandbox's lender. They are not there in production ([sec 40]). */
export function registerDevRoutes(app: PlatformApp, options: LendingRouteOptions): void {
  const { customers, lifecycle } = options;
  const decide = createSandboxDecisions(options);

  serve(app, devStatuses, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: statusRows() };
  });
  serve(app, devDecisions, async (request) => {
    const { customer } = customerOf(request);
    const caller = callerOf(request);
    await decide(customer, request.body, caller);
    // The decision may be about the account itself.
    const present = (await customers.store.byId(customer.id)) ?? customer;
    return { data: await lifecycle.read(present, caller.language) };
  });
}

function statusRows() {
  const screens = new Map<string, string>(Object.entries(statusScreens));
  const companions = new Map<string, readonly string[]>(Object.entries(statusCompanions));
  const processing = new Set<string>(processingStatuses);
  return Object.entries(transitions).map(([status, row]) => ({
    status,
    screen: screens.get(status) ?? null,
    companions: [...(companions.get(processing.has(status) ? 'processing' : status) ?? [])],
    processing: processing.has(status),
    transitions: Object.entries(row).map(([event, { to }]) => ({ event, to: [...to] })),
  }));
}
