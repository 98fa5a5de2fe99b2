import { authorizationSocial } from '#schemas/calls/auth.ts';
import { devSocialToken } from '#schemas/calls/dev.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { callerOf, refuseIn } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { serve } from '../http/serve-call.ts';
import { assertGroup } from './auth-groups.ts';
import type { CustomerRouteOptions } from './customer-route-options.ts';
import { customerTexts } from './customer-texts.ts';

/** Signing in with a token of a social network, and in the sandbox the call that makes such tokens. */
export function registerSocialRoutes(app: PlatformApp, options: CustomerRouteOptions): void {
  const { live, audit } = options;
  const { social, networks, sandboxNetwork, passwords, sessions, mayEnter } = options.customers;

  serve(app, authorizationSocial, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { group, network: name } = request.params;
    const caller = callerOf(request);
    await assertGroup(live, group, caller.language);
    const network = networks.get(name);
    if (!network)
      throw new PlatformError('not_found', refuseIn(customerTexts, caller.language, 'unknownNetwork'));
    await passwords.enterAddress(caller);
    const identity = await network.verify(request.body.token);
    const linked = identity && (await social.find(name, identity));
    const owner = linked?.customer;
    if (!linked || !owner || owner.group !== group || !mayEnter(owner.email)) {
      await audit.record({
        kind: 'sign-in-failed',
        customerId: owner?.id ?? null,
        address: caller.address,
        details: { way: 'social', network: name },
      });
      throw new PlatformError('wrong_credentials', refuseIn(customerTexts, caller.language, 'socialRefused'));
    }
    if (linked.isNew) {
      const details = { network: name };
      await audit.record({ kind: 'social-linked', customerId: owner.id, address: caller.address, details });
    }
    return { data: await sessions.open(owner, caller, 'social') };
  });

  if (!sandboxNetwork) return;
  serve(app, devSocialToken, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: { token: await sandboxNetwork.sign(request.query.email) } };
  });
}
