import { accountKeys, accountKeysList, accountKeysRemove } from '#schemas/calls/account.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { callerOf, refuseIn } from '../http/person-texts.ts';
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
    const refused = (field: 'public_key' | 'password', key: 'wrongPassword' | 'badKey' | 'tooManyKeys') => {
      const refusal = refuseIn(customerTexts, caller.language, key);
      return new PlatformError('invalid_fields', refusal, { fields: { [field]: refusal } });
    };
    if (!(await passwords.confirm(customer, request.body.password, caller))) {
      throw refused('password', 'wrongPassword');
    }
    const publicKey = readPublicKey(request.body.public_key);
    if (publicKey === null) throw refused('public_key', 'badKey');
    const enrolled = await keys.add(customer.id, publicKey);
    if (enrolled === null) throw refused('public_key', 'tooManyKeys');
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
      throw new PlatformError('not_found', refuseIn(customerTexts, callerOf(request).language, 'unknownKey'));
    }
    await audit.record({ kind: 'key-removed', customerId: customer.id, address: request.ip });
    return { data: { removed: true as const } };
  });
}
