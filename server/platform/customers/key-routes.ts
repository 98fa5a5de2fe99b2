import { accountKeys, accountKeysList, accountKeysRemove } from '#schemas/calls/account.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { callerOf } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { serve } from '../http/serve-call.ts';
import type { CustomerRouteOptions } from './customer-route-options.ts';
import { customerTexts } from './customer-texts.ts';
import { readPublicKey } from './public-keys.ts';
import { customerOf } from './require-customer.ts';

/** Keys of an account for the signature login: enrolled with the password, listed, removed. Ours (issue 4). */
export function registerKeyRoutes(app: PlatformApp, { customers, audit }: CustomerRouteOptions): void {
  const { keys, passwords } = customers;

  serve(app, accountKeys, async (request) => {
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
  });

  serve(app, accountKeysList, async (request) => {
    return { data: [...(await keys.list(customerOf(request).customer.id))] };
  });

  serve(app, accountKeysRemove, async (request) => {
    const { customer } = customerOf(request);
    if (!(await keys.remove(customer.id, request.params.id))) {
      throw new PlatformError('not_found', customerTexts[callerOf(request).language].unknownKey);
    }
    await audit.record({ kind: 'key-removed', customerId: customer.id, address: request.ip });
    return { data: { removed: true as const } };
  });
}
