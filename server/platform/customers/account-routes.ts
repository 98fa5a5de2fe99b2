import { accountSelf, profileData } from '#schemas/calls/account.ts';
import type { CustomerSelf } from '#schemas/customer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { serve } from '../http/serve-call.ts';
import type { Customer } from './customer-store.ts';
import { customerOf } from './require-customer.ts';

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
export function registerAccountRoutes(app: PlatformApp): void {
  serve(app, accountSelf, async (request) => {
    return { data: selfOf(customerOf(request).customer) };
  });

  serve(app, profileData, async (request) => {
    const { firstname, lastname, email, phone, profile } = customerOf(request).customer;
    return { data: { ...profile, name: firstname, surname: lastname, email, phone } };
  });
}
