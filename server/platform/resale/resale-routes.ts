import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { Application, Resale } from '#schemas/lending/application.ts';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import { customerOf, requireCustomer } from '../customers/require-customer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { callerOf, personLanguageOf } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import type { LendingRouteOptions } from '../lending/lending-route-options.ts';
import { WrongStatus } from '../lending/lifecycle.ts';
import { requireStatus } from '../lending/require-status.ts';
import { customerSecurity as security } from '../lending/status-routes.ts';
import { wrongStatusTexts } from '../lending/wrong-status-texts.ts';
import { createResaleService } from './resale-service.ts';

const tags = ['Resale'];
const PartnerId = Type.String({ minLength: 1, maxLength: 60 });
const answers = failures(400, 401, 404, 409, 422);

/** Partners that may take over what we cannot grant. Failures answer `{message}` besides ours (specification 7). */
export async function registerResaleRoutes(app: PlatformApp, options: LendingRouteOptions): Promise<void> {
  const { product, customers, lifecycle } = options;
  const resale = createResaleService(options);
  const guard = (...statuses: ApplicationStatus[]) => [
    requireCustomer(customers.sessions),
    requireStatus(lifecycle, statuses),
  ];
  const url = `/v2/${product}/resale`;

  await app.register(async (plain) => {
    const scope = plain as PlatformApp;
    // The envelope of these calls is one of its own; ours stands beside it, so that one reader fits all calls.
    scope.setErrorHandler((error, request, reply) => {
      const told =
        error instanceof WrongStatus
          ? new PlatformError('wrong_status', wrongStatusTexts[personLanguageOf(request)])
          : error;
      if (!(told instanceof PlatformError)) throw error;
      const { message, code, fields, status } = told;
      if (status === 401) reply.header('www-authenticate', 'Bearer');
      return reply.code(status).send({ message, error: { message, code, ...(fields && { fields }) } });
    });

    scope.get(
      `${url}/offers`,
      {
        onRequest: guard('resale-offer', 'resale-wait', 'inresale'),
        schema: {
          tags,
          security,
          summary: 'Partners, and the consents handing over needs',
          querystring: LanguageQuery,
          response: { 200: Envelope(Resale), ...answers },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return { data: await resale.read(customerOf(request).customer.id, personLanguageOf(request)) };
      },
    );
    scope.post(
      `${url}/partner`,
      {
        onRequest: guard('resale-offer'),
        schema: {
          tags,
          security,
          summary: 'Choose a partner; nothing is handed over yet',
          querystring: LanguageQuery,
          body: Type.Object({ offer_id: PartnerId }),
          response: { 200: Envelope(Resale), ...answers },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { id } = customerOf(request).customer;
        const language = personLanguageOf(request);
        await resale.choose(id, request.body.offer_id, language);
        return { data: await resale.read(id, language) };
      },
    );
    scope.post(
      `${url}/init`,
      {
        onRequest: guard('resale-offer'),
        schema: {
          tags,
          security,
          summary: 'Hand the application over to a partner, with the consents that allow it',
          querystring: LanguageQuery,
          body: Type.Object({
            offer_id: PartnerId,
            consents: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 50 }),
          }),
          response: { 200: Envelope(Application), ...answers },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { customer } = customerOf(request);
        const caller = callerOf(request);
        const { offer_id: partnerId, consents } = request.body;
        await resale.start(customer.id, { partnerId, consents }, caller);
        return { data: await lifecycle.read(customer, caller.language) };
      },
    );
    scope.post(
      `${url}/decline`,
      {
        onRequest: guard('resale-offer', 'resale-wait', 'inresale'),
        schema: {
          tags,
          security,
          summary: 'Decline to be handed over; the application is over',
          querystring: LanguageQuery,
          response: { 200: Envelope(Application), ...answers },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { customer } = customerOf(request);
        await resale.decline(customer.id);
        return { data: await lifecycle.read(customer, personLanguageOf(request)) };
      },
    );
  });
}
