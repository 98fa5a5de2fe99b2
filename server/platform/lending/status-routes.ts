import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { Application } from '#schemas/lending/application.ts';
import { WantedQuery, withWanted } from '../account/wanted-loan.ts';
import { customerOf, requireCustomer } from '../customers/require-customer.ts';
import { readMarketing } from '../forms/marketing.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { personLanguageOf } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import type { LendingRouteOptions } from './lending-route-options.ts';
import { lendingTexts } from './lending-texts.ts';
import { TooEarly } from './lifecycle.ts';

export const applicationTags = ['Application'];
export const customerSecurity = [{ customer: [] }];
/** Where the visitor came from (specification 3): anything, cut where it is kept. */
const marketing = ['channel', 'instrument', 'subchannel', 'externalId'].map(
  (name) => [name, Type.Optional(Type.Unknown())] as const,
);

/** The status of an application, and its beginning. */
export function registerStatusRoutes(app: PlatformApp, options: LendingRouteOptions): void {
  const { product, customers, lifecycle } = options;

  app.get(
    `/v2/${product}/application/status`,
    {
      onRequest: requireCustomer(customers.sessions),
      schema: {
        tags: applicationTags,
        security: customerSecurity,
        summary: 'The customer’s application; app=1 starts one where there is none (security decision 1)',
        querystring: Type.Object({
          ...LanguageQuery.properties,
          app: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
          ...WantedQuery.properties,
          ...Object.fromEntries(marketing),
        }),
        response: { 200: Envelope(Application), ...failures(400, 401, 409) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { customer } = customerOf(request);
      const language = personLanguageOf(request);
      if (request.query.app === '1') {
        // What the calculator was set to just now counts, not what it was at the sign-up.
        const asking = withWanted(customer, request.query);
        await lifecycle.create(asking, readMarketing(request.query)).catch((error: unknown) => {
          if (!(error instanceof TooEarly)) throw error;
          const text = lendingTexts[language].tooEarly.replace('{day}', dayIn(language, error.againOn));
          throw new PlatformError('wrong_status', text);
        });
      }
      return { data: await lifecycle.read(customer, language) };
    },
  );
}

/** A day as people write it. @param day `YYYY-MM-DD` */
const dayIn = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
