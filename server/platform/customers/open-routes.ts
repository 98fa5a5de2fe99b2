import { authGroups, authorizationSettings } from '#schemas/calls/auth.ts';
import { userPasswordRules } from '#schemas/calls/passwords.ts';
import { defaultAuthGroup } from '#schemas/form-source.ts';
import { readPasswordRules } from '../content/forms/password-rules.ts';
import { languageOf, putState } from '../content/routes/live-answer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { personLanguageOf, refuseIn } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { serve } from '../http/serve-call.ts';
import { readAuthGroups } from './auth-groups.ts';
import type { CustomerRouteOptions } from './customer-route-options.ts';
import { customerTexts } from './customer-texts.ts';

/** What everybody may know before signing in: groups, the sign-in form, the rules for passwords. */
export function registerOpenRoutes(app: PlatformApp, { live }: CustomerRouteOptions): void {
  serve(app, authGroups, async (request, reply) => {
    const answer = await readAuthGroups(live, languageOf(request));
    putState(reply, answer);
    return { data: [...answer.groups] };
  });

  serve(app, authorizationSettings, async (request, reply) => {
    const { group = defaultAuthGroup } = request.query;
    const wanted = [`login-${group}`, 'login'];
    const answer = await live.some('form', wanted, languageOf(request));
    putState(reply, answer);
    const byKey = new Map(answer.entries.map(({ key, data }) => [key, data]));
    const data = wanted.map((key) => byKey.get(key)).find((form) => form !== undefined);
    if (data) return { data };
    throw new PlatformError('not_found', refuseIn(customerTexts, personLanguageOf(request), 'unknownForm'));
  });

  serve(app, userPasswordRules, async () => ({ password: await readPasswordRules(live) }));
}
