import { Type } from 'typebox';
import { LoginAnswer } from '#schemas/customer.ts';
import { Envelope } from '#schemas/envelope.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { callerOf, personLanguageOf } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { failures, LanguageQuery, Name } from '../http/request-schemas.ts';
import { assertGroup } from './auth-groups.ts';
import type { CustomerRouteOptions } from './customer-route-options.ts';
import { customerTexts } from './customer-texts.ts';
import { customerOf, requireCustomer } from './require-customer.ts';

const tags = ['Sign-in'];
const Credentials = Type.Object({
  email: Type.String({ maxLength: 200 }),
  password: Type.String({ maxLength: 200 }),
});

/** Signing in by password, staying signed in, signing out (specification 7). */
export function registerSignInRoutes(app: PlatformApp, options: CustomerRouteOptions): void {
  const { customers, audit, live, product } = options;
  const { passwords, sessions } = customers;

  app.post(
    `/v2/${product}/user/login`,
    {
      schema: {
        tags,
        summary: 'Sign in with an e-mail address and a password',
        querystring: LanguageQuery,
        body: Credentials,
        response: { 200: Envelope(LoginAnswer), ...failures(400, 401, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const account = await passwords.login(request.body, callerOf(request));
      return { data: await sessions.open(account, request.ip, 'password') };
    },
  );

  app.post(
    '/v2/system/customers/authorization/login/:group',
    {
      schema: {
        tags,
        summary: 'Sign in as a customer of an auth group',
        params: Type.Object({ group: Name }),
        querystring: LanguageQuery,
        body: Credentials,
        response: { 200: Envelope(LoginAnswer), ...failures(400, 401, 404, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { group } = request.params;
      const caller = callerOf(request);
      await assertGroup(live, group, caller.language);
      const account = await passwords.login({ ...request.body, group }, caller);
      return { data: await sessions.open(account, request.ip, 'password') };
    },
  );

  app.post(
    '/v2/system/customers/authorization/refresh',
    {
      schema: {
        tags,
        summary: 'Take a refresh token for new tokens of the same session; each is good once',
        querystring: LanguageQuery,
        body: Type.Object({ refresh_token: Type.String({ maxLength: 200 }) }),
        response: { 200: Envelope(LoginAnswer), ...failures(400, 401) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const answer = await sessions.refresh(request.body.refresh_token, request.ip);
      if (answer) return { data: answer };
      throw new PlatformError('unauthorized', customerTexts[personLanguageOf(request)].sessionEnded);
    },
  );

  app.post(
    '/v2/system/customers/authorization/logout',
    {
      onRequest: requireCustomer(sessions),
      schema: {
        tags,
        summary: 'Sign out here, or on all devices',
        security: [{ customer: [] }],
        querystring: LanguageQuery,
        body: Type.Union([Type.Object({ everywhere: Type.Optional(Type.Boolean()) }), Type.Null()]),
        response: {
          200: Envelope(Type.Object({ signed_out: Type.Literal(true) })),
          ...failures(400, 401),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
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
    },
  );
}
