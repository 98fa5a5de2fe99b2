import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { callerOf } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import type { CustomerRouteOptions } from './customer-route-options.ts';
import { customerTexts } from './customer-texts.ts';
import { maxKeyLength, readPublicKey } from './public-keys.ts';
import { customerOf, requireCustomer } from './require-customer.ts';

const tags = ['Account'];
const security = [{ customer: [] }];
const Key = Type.Object({ id: Type.String(), fingerprint: Type.String(), created_at: Type.String() });

/** Keys of an account for the signature login: enrolled with the password, listed, removed. Ours (issue 4). */
export function registerKeyRoutes(app: PlatformApp, { customers, audit }: CustomerRouteOptions): void {
  const { keys, passwords, sessions } = customers;
  const onRequest = requireCustomer(sessions);
  const url = '/v2/system/customers/account/keys';

  app.post(
    url,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Enrol a public RSA key (SubjectPublicKeyInfo, PEM or base64) for the signature login',
        querystring: LanguageQuery,
        body: Type.Object({
          public_key: Type.String({ maxLength: maxKeyLength }),
          password: Type.String({ maxLength: 200 }),
        }),
        response: { 200: Envelope(Key), ...failures(400, 401, 422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { customer } = customerOf(request);
      const caller = callerOf(request);
      const texts = customerTexts[caller.language];
      const refuse = (fields: { public_key: string } | { password: string }) =>
        new PlatformError('invalid_fields', Object.values(fields)[0] ?? '', { fields });
      if (!(await passwords.confirm(customer, request.body.password, caller))) {
        throw refuse({ password: texts.wrongPassword });
      }
      const publicKey = readPublicKey(request.body.public_key);
      if (publicKey === null) throw refuse({ public_key: texts.badKey });
      const enrolled = await keys.add(customer.id, publicKey);
      if (enrolled === null) throw refuse({ public_key: texts.tooManyKeys });
      await audit.record({
        kind: 'key-enrolled',
        customerId: customer.id,
        address: request.ip,
        details: { fingerprint: enrolled.fingerprint },
      });
      return { data: enrolled };
    },
  );

  app.get(
    url,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Keys of the signed-in customer',
        querystring: LanguageQuery,
        response: { 200: Envelope(Type.Array(Key)), ...failures(400, 401) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: [...(await keys.list(customerOf(request).customer.id))] };
    },
  );

  app.delete(
    `${url}/:id`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Remove a key of the signed-in customer',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        querystring: LanguageQuery,
        response: {
          200: Envelope(Type.Object({ removed: Type.Literal(true) })),
          ...failures(400, 401, 404),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { customer } = customerOf(request);
      if (!(await keys.remove(customer.id, request.params.id))) {
        throw new PlatformError('not_found', customerTexts[callerOf(request).language].unknownKey);
      }
      await audit.record({ kind: 'key-removed', customerId: customer.id, address: request.ip });
      return { data: { removed: true as const } };
    },
  );
}
