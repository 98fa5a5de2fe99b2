import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { Application } from '#schemas/lending/application.ts';
import { DevDecision } from '#schemas/lending/dev-decision.ts';
import { processingStatuses, statusCompanions, statusScreens } from '#schemas/statuses.ts';
import { customerOf, requireCustomer } from '../../customers/require-customer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { callerOf } from '../../http/person-texts.ts';
import { failures, LanguageQuery } from '../../http/request-schemas.ts';
import type { LendingRouteOptions } from '../lending-route-options.ts';
import { transitions } from '../transitions.ts';
import { createSandboxDecisions } from './sandbox-decisions.ts';

const tags = ['Sandbox'];
const StatusRow = Type.Object({
  status: Type.String(),
  screen: Type.Union([Type.String(), Type.Null()]),
  companions: Type.Array(Type.String()),
  processing: Type.Boolean(),
  transitions: Type.Array(Type.Object({ event: Type.String(), to: Type.Array(Type.String()) })),
});

/** Calls that drive the sandbox's lender. They are not there in production ([sec 40]). */
export function registerDevRoutes(app: PlatformApp, options: LendingRouteOptions): void {
  const { product, customers, lifecycle } = options;
  const decide = createSandboxDecisions(options);

  app.get(
    `/v2/${product}/dev/statuses`,
    {
      schema: {
        tags,
        summary: 'Every status: its screen, and what leads where',
        querystring: LanguageQuery,
        response: { 200: Envelope(Type.Array(StatusRow)), ...failures(400) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: statusRows() };
    },
  );
  app.post(
    `/v2/${product}/dev/decisions`,
    {
      onRequest: requireCustomer(customers.sessions),
      schema: {
        tags,
        security: [{ customer: [] }],
        summary: 'Put the own application where it is wanted, or decide for somebody who is not there',
        querystring: LanguageQuery,
        body: DevDecision,
        response: { 200: Envelope(Application), ...failures(400, 401, 404, 409) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { customer } = customerOf(request);
      const caller = callerOf(request);
      await decide(customer, request.body, caller);
      // The decision may be about the account itself.
      const present = (await customers.store.byId(customer.id)) ?? customer;
      return { data: await lifecycle.read(present, caller.language) };
    },
  );
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
