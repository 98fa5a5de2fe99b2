import { Type } from 'typebox';
import { AuthGroup } from '#schemas/customer.ts';
import { Envelope } from '#schemas/envelope.ts';
import { FormDefinition, PasswordRules } from '#schemas/form.ts';
import { defaultAuthGroup } from '#schemas/form-source.ts';
import { languageOf, putState } from '../content/routes/live-answer.ts';
import { readPasswordRules } from '../forms/password-rules.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { personLanguageOf } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { failures, LanguageQuery, Name } from '../http/request-schemas.ts';
import { readAuthGroups } from './auth-groups.ts';
import type { CustomerRouteOptions } from './customer-route-options.ts';
import { customerTexts } from './customer-texts.ts';

/** What everybody may know before signing in: groups, the sign-in form, the rules for passwords. */
export function registerOpenRoutes(app: PlatformApp, { live, product }: CustomerRouteOptions): void {
  app.get(
    '/v2/system/customers/groups',
    {
      schema: {
        tags: ['Sign-in'],
        summary: 'Auth groups; exactly one is the default',
        querystring: LanguageQuery,
        response: { 200: Envelope(Type.Array(AuthGroup)), ...failures(400) },
      },
    },
    async (request, reply) => {
      const answer = await readAuthGroups(live, languageOf(request));
      putState(reply, answer);
      return { data: [...answer.groups] };
    },
  );

  app.get(
    '/v2/system/customers/authorization/login/settings',
    {
      schema: {
        tags: ['Sign-in'],
        summary: 'The sign-in form: that of the group where it has one',
        querystring: Type.Object({ ...LanguageQuery.properties, group: Type.Optional(Name) }),
        response: { 200: Envelope(FormDefinition), ...failures(400, 404) },
      },
    },
    async (request, reply) => {
      const { group = defaultAuthGroup } = request.query;
      const wanted = [`login-${group}`, 'login'];
      const answer = await live.some('form', wanted, languageOf(request));
      putState(reply, answer);
      const byKey = new Map(answer.entries.map(({ key, data }) => [key, data]));
      const data = wanted.map((key) => byKey.get(key)).find((form) => form !== undefined);
      if (data) return { data };
      throw new PlatformError('not_found', customerTexts[personLanguageOf(request)].unknownForm);
    },
  );

  app.get(
    `/v2/${product}/user/password-rules`,
    {
      schema: {
        tags: ['Sign-in'],
        summary: 'Rules for passwords',
        querystring: LanguageQuery,
        response: { 200: Type.Object({ password: PasswordRules }), ...failures(400) },
      },
    },
    async () => ({ password: await readPasswordRules(live) }),
  );
}
