import {
  accountPasskeys,
  accountPasskeysAdd,
  accountPasskeysAsk,
  accountPasskeysRemove,
} from '#schemas/calls/account.ts';
import { passkeyLogin, passkeyQuestion } from '#schemas/calls/auth.ts';
import type { PasskeyRefusal } from '../base/passkeys/passkeys.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { callerOf, refuseIn } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { serve } from '../http/serve-call.ts';
import type { CustomerRouteOptions } from './customer-route-options.ts';
import { customerTexts } from './customer-texts.ts';
import { customerOf } from './require-customer.ts';

const refusals = {
  'not-proved': 'passkeyNotMade',
  'too-many': 'tooManyKeys',
  known: 'passkeyKnown',
} as const satisfies Record<PasskeyRefusal, string>;

/** Signing in with a passkey, and the passkeys of an account: enrolled with the password, listed, removed. Ours (issue 19). */
export function registerPasskeyRoutes(app: PlatformApp, { customers, audit }: CustomerRouteOptions): void {
  const { passkeys, passwords, sessions, store, mayEnter } = customers;

  serve(app, passkeyQuestion, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await passwords.enterAddress(callerOf(request));
    return { data: await passkeys.askForProof() };
  });

  serve(app, passkeyLogin, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const caller = callerOf(request);
    await passwords.enterAddress(caller);
    const customerId = await passkeys.prove(request.body);
    const account = customerId === null ? null : await store.byId(customerId);
    if (account && mayEnter(account.email)) return { data: await sessions.open(account, caller, 'passkey') };
    await audit.record({
      kind: 'sign-in-failed',
      customerId,
      address: caller.address,
      details: { way: 'passkey' },
    });
    throw new PlatformError('wrong_credentials', refuseIn(customerTexts, caller.language, 'badPasskey'));
  });

  serve(app, accountPasskeys, async (request) => ({
    data: [...(await passkeys.list(customerOf(request).customer.id))],
  }));

  serve(app, accountPasskeysAsk, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { customer } = customerOf(request);
    const caller = callerOf(request);
    if (!(await passwords.confirm(customer, request.body.password, caller))) {
      const refusal = refuseIn(customerTexts, caller.language, 'wrongPassword');
      throw new PlatformError('invalid_fields', refusal, { fields: { password: refusal } });
    }
    const name = `${customer.firstname} ${customer.lastname}`.trim();
    return { data: await passkeys.askForNew({ id: customer.id, email: customer.email, name }) };
  });

  serve(app, accountPasskeysAdd, async (request) => {
    const { customer } = customerOf(request);
    const caller = callerOf(request);
    const added = await passkeys.add(customer.id, request.body);
    if (typeof added === 'string') {
      const refusal = refuseIn(customerTexts, caller.language, refusals[added]);
      throw new PlatformError('invalid_fields', refusal, { fields: { credential: refusal } });
    }
    await audit.record({
      kind: 'passkey-added',
      customerId: customer.id,
      address: caller.address,
      details: { passkey: added.id },
    });
    return { data: added };
  });

  serve(app, accountPasskeysRemove, async (request) => {
    const { customer } = customerOf(request);
    const { id } = request.params;
    if (!(await passkeys.remove(customer.id, id)))
      throw new PlatformError('not_found', refuseIn(customerTexts, callerOf(request).language, 'unknownKey'));
    await audit.record({
      kind: 'passkey-removed',
      customerId: customer.id,
      address: request.ip,
      details: { passkey: id },
    });
    return { data: { removed: true as const } };
  });
}
