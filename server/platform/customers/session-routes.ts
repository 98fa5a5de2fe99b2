import { accountSessions, accountSessionsEnd } from '#schemas/calls/account.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { callerOf, refuseIn } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { serve } from '../http/serve-call.ts';
import type { CustomerRouteOptions } from './customer-route-options.ts';
import { customerTexts } from './customer-texts.ts';
import { customerOf } from './require-customer.ts';

/** Where a customer is signed in, and signing out there. Ours (issue 19). */
export function registerSessionRoutes(app: PlatformApp, { customers, audit }: CustomerRouteOptions): void {
  const { sessions } = customers;

  serve(app, accountSessions, async (request) => {
    const { customer, sessionId } = customerOf(request);
    return { data: await sessions.list(customer.id, sessionId) };
  });

  serve(app, accountSessionsEnd, async (request) => {
    const { customer } = customerOf(request);
    // Somebody else's session is not there, exactly as one that does not exist ([sec 15]).
    if (!(await sessions.endListed(customer.id, request.params.id)))
      throw new PlatformError(
        'not_found',
        refuseIn(customerTexts, callerOf(request).language, 'unknownSession'),
      );
    await audit.record({ kind: 'sessions-ended', customerId: customer.id, address: request.ip });
    return { data: { ended: true as const } };
  });
}
