import { userLoginRsa } from '#schemas/calls/auth.ts';
import type { BodyOf } from '#schemas/calls/define-call.ts';
import type { RsaChallenge } from '#schemas/customer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { type Caller, callerOf, refuseIn } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { serve } from '../http/serve-call.ts';
import type { CustomerRouteOptions } from './customer-route-options.ts';
import type { Customer } from './customer-store.ts';
import { customerTexts } from './customer-texts.ts';

/** Signing in by signature: first a challenge, then its signature by a key of the account (specification 7, `login-rsa`). */
export function registerSignatureRoutes(app: PlatformApp, options: CustomerRouteOptions): void {
  const { customers } = options;

  serve(app, userLoginRsa, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { body } = request;
    const caller = callerOf(request);
    if ('challenge_id' in body) {
      const account = await prove(options, body, caller);
      return { data: await customers.sessions.open(account, caller, 'signature') };
    }
    return { data: await challenge(options, body.email, caller) };
  });
}

/** Asking counts as an attempt: afterwards nothing tells whose challenge it is, and unknown addresses must not differ. */
async function challenge(
  { customers: { passwords, store, challenges, mayEnter } }: CustomerRouteOptions,
  email: string,
  caller: Caller,
): Promise<RsaChallenge> {
  await passwords.enter(email, caller);
  const account = await store.byEmail(email);
  return challenges.give(account && mayEnter(account.email) ? account.id : null);
}

/** What comes with a signature. */
type SignatureReply = Extract<BodyOf<typeof userLoginRsa>, { readonly challenge_id: string }>;

/** @throws PlatformError wrong_credentials */
async function prove(
  { customers: { passwords, store, challenges, keys, signatures }, audit }: CustomerRouteOptions,
  { challenge_id, signature }: SignatureReply,
  caller: Caller,
): Promise<Customer> {
  const { address, language } = caller;
  const taken = await challenges.take(challenge_id);
  const customerId = taken?.customerId ?? null;
  const publicKeys = customerId === null ? [] : await keys.publicKeys(customerId);
  const data = taken?.challenge ?? Buffer.alloc(0);
  const good = await signatures.matches(data, Buffer.from(signature, 'base64url'), publicKeys);
  const account = good && customerId !== null ? await store.byId(customerId) : null;
  if (account) {
    await passwords.succeeded(account.email, caller);
    return account;
  }
  await audit.record({ kind: 'sign-in-failed', customerId, address, details: { way: 'signature' } });
  throw new PlatformError('wrong_credentials', refuseIn(customerTexts, language, 'badSignature'));
}
