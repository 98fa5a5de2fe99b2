import { Type } from 'typebox';
import { CustomerSelf } from '#schemas/customer.ts';
import { Envelope } from '#schemas/envelope.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import type { CustomerRouteOptions } from './customer-route-options.ts';
import type { Customer } from './customer-store.ts';
import { customerOf, requireCustomer } from './require-customer.ts';

const tags = ['Account'];
const security = [{ customer: [] }];

const ProfileData = Type.Object({
  name: Type.String(),
  surname: Type.String(),
  email: Type.String(),
  phone: Type.Union([Type.String(), Type.Null()]),
});

/** The account as its owner sees it. */
export const selfOf = (customer: Customer): CustomerSelf => ({
  id: customer.id,
  email: customer.email,
  phone: customer.phone,
  firstname: customer.firstname,
  lastname: customer.lastname,
  group: customer.group,
  is_email_verified: customer.emailVerifiedAt !== null,
  is_phone_verified: customer.phoneVerifiedAt !== null,
  need_change_password: customer.needChangePassword,
  profile: { ...customer.profile },
});

/** What a signed-in customer may read of the account: their own, and nobody else's ([sec 15]). */
export function registerAccountRoutes(app: PlatformApp, options: CustomerRouteOptions): void {
  const { product, customers } = options;
  const onRequest = requireCustomer(customers.sessions);

  app.get(
    '/v2/system/customers/account/self',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'The signed-in customer',
        querystring: LanguageQuery,
        response: { 200: Envelope(CustomerSelf), ...failures(400, 401) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: selfOf(customerOf(request).customer) };
    },
  );

  app.get(
    `/v2/${product}/profile/data`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Name, contacts and profile of the signed-in customer',
        querystring: LanguageQuery,
        response: { 200: Envelope(ProfileData), ...failures(400, 401) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { firstname, lastname, email, phone, profile } = customerOf(request).customer;
      return { data: { ...profile, name: firstname, surname: lastname, email, phone } };
    },
  );
}
