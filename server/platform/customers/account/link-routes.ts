import { userLoginByLink, userLoginLink } from '#schemas/calls/auth.ts';
import { ownAddress } from '#schemas/own-address.ts';
import { codeTexts } from '../../base/codes/code-texts.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { fieldErrors } from '../../http/field-errors.ts';
import { callerOf, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import type { AccountParts } from './account-parts.ts';
import { accountTexts } from './account-texts.ts';
import { readEmail } from './contacts.ts';

/** Signing in by a link from a message. The link is exchanged by POST, so that opening it uses nothing up ([sec 12]). */
export function registerLinkRoutes(app: PlatformApp, parts: AccountParts): void {
  const { context, links } = parts;

  serve(app, userLoginLink, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const caller = callerOf(request);
    const email = readEmail(request.body.email);
    if (email === null)
      throw fieldErrors(caller.language, { email: refuseIn(accountTexts, caller.language, 'badEmail') });
    await links.send({ email, next: ownAddress(request.body.next ?? null) }, caller);
    return { data: { sent: true as const } };
  });

  serve(app, userLoginByLink, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const caller = callerOf(request);
    try {
      const customer = await links.use(request.body.token, caller);
      if (customer !== null) {
        return { data: await context.customers.sessions.open(customer, caller, 'link') };
      }
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      const { message, retryAfterS = 0 } = error;
      return reply
        .code(429)
        .header('retry-after', String(retryAfterS))
        .send({ errors: [message] });
    }
    return reply.code(422).send({ errors: [codeTexts.in(caller.language).badLink] });
  });
}
