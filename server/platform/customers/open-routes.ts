import { authGroups, authorizationSettings } from '#schemas/calls/auth.ts';
import { userPasswordRules } from '#schemas/calls/passwords.ts';
import { defaultAuthGroup } from '#schemas/form-source.ts';
import { readPasswordRules } from '../content/forms/password-rules.ts';
import { languageOf, putState } from '../content/routes/live-answer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { serve } from '../http/serve-call.ts';
import { readAccountForm } from './account/account-forms.ts';
import { readAuthGroups } from './auth-groups.ts';
import type { CustomerRouteOptions } from './customer-route-options.ts';

/** What everybody may know before signing in: groups, the sign-in form, the rules for passwords. */
export function registerOpenRoutes(app: PlatformApp, { live }: CustomerRouteOptions): void {
  serve(app, authGroups, async (request, reply) => {
    const answer = await readAuthGroups(live, languageOf(request));
    putState(reply, answer);
    return { data: [...answer.groups] };
  });

  serve(app, authorizationSettings, async (request, reply) => {
    const form = { kind: 'login', group: request.query.group ?? defaultAuthGroup } as const;
    const { definition, ...state } = await readAccountForm(live, form, languageOf(request));
    putState(reply, state);
    return { data: definition };
  });

  serve(app, userPasswordRules, async () => ({ password: await readPasswordRules(live) }));
}
