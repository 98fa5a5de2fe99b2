import { resaleDecline, resaleInit, resaleOffers, resalePartner } from '#schemas/calls/resale.ts';
import { errorBody } from '../../base/error-answers.ts';
import { customerOf } from '../../customers/require-customer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { callerOf, personLanguageOf } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import { WrongStatus } from '../../http/wrong-status.ts';
import { wrongStatus } from '../../http/wrong-status-texts.ts';
import type { LendingRouteOptions } from '../lending-route-options.ts';
import { createResaleService } from './resale-service.ts';

/** Partners that may take over what we cannot grant. Failures answer `{message}` besides ours (specification 7). */
export async function registerResaleRoutes(app: PlatformApp, options: LendingRouteOptions): Promise<void> {
  const { lifecycle } = options;
  const resale = createResaleService(options);

  await app.register(async (plain) => {
    const scope = plain as PlatformApp;
    // The envelope of these calls is one of its own; ours stands beside it, so that one reader fits all calls.
    scope.setErrorHandler((error, request, reply) => {
      const failure =
        error instanceof WrongStatus
          ? new PlatformError('wrong_status', wrongStatus(personLanguageOf(request)))
          : error;
      if (!(failure instanceof PlatformError)) throw error;
      const { status } = failure;
      if (status === 401) reply.header('www-authenticate', 'Bearer');
      return reply.code(status).send({ message: failure.message, ...errorBody(failure) });
    });

    serve(scope, resaleOffers, async (request) => {
      return { data: await resale.read(customerOf(request).customer.id, personLanguageOf(request)) };
    });
    serve(scope, resalePartner, async (request) => {
      const { id } = customerOf(request).customer;
      const language = personLanguageOf(request);
      await resale.choose(id, request.body.offer_id, language);
      return { data: await resale.read(id, language) };
    });
    serve(scope, resaleInit, async (request) => {
      const { customer } = customerOf(request);
      const caller = callerOf(request);
      const { offer_id: partnerId, consents } = request.body;
      await resale.start(customer.id, { partnerId, consents }, caller);
      return { data: await lifecycle.read(customer, caller.language) };
    });
    serve(scope, resaleDecline, async (request) => {
      const { customer } = customerOf(request);
      await resale.decline(customer.id);
      return { data: await lifecycle.read(customer, personLanguageOf(request)) };
    });
  });
}
