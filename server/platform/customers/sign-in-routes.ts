import {
  authorizationLogin,
  authorizationLogout,
  authorizationRefresh,
  userLogin,
} from '#schemas/calls/auth.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { callerOf, personLanguageOf, refuseIn } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { serve } from '../http/serve-call.ts';
import { assertGroup } from './auth-groups.ts';
import type { CustomerRouteOptions } from './customer-route-options.ts';
import { customerTexts } from './customer-texts.ts';
import { customerOf } from './require-customer.ts';

/** Signing in by password, staying signed in, signing out (specification 7). */
export function registerSignInRoutes(app: PlatformApp, options: CustomerRouteOptions): void {
  const { customers, audit, live } = options;
  const { passwords, sessions } = customers;

  serve(app, userLogin, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const caller = callerOf(request);
    const account = await passwords.login(request.body, caller);
    return { data: await sessions.open(account, caller, 'password') };
  });

  serve(app, authorizationLogin, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { group } = request.params;
    const caller = callerOf(request);
    await assertGroup(live, group, caller.language);
    const account = await passwords.login({ ...request.body, group }, caller);
    return { data: await sessions.open(account, caller, 'password') };
  });

  serve(app, authorizationRefresh, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const answer = await sessions.refresh(request.body.refresh_token, request.ip);
    if (answer) return { data: answer };
    throw new PlatformError(
      'unauthorized',
      refuseIn(customerTexts, personLanguageOf(request), 'sessionEnded'),
    );
  });

  serve(app, authorizationLogout, async (request) => {
    const { customer, sessionId } = customerOf(request);
    const everywhere = request.body?.everywhere === true;
    await (everywhere ? sessions.endAll(customer.id) : sessions.end(sessionId));
    await audit.record({
      kind: 'sign-out',
      customerId: customer.id,
      address: request.ip,
      details: { everywhere },
    });
    return { data: { signed_out: true as const } };
  });
}
