import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { FormDefinition } from '#schemas/form.ts';
import { languageOf } from '../content/routes/live-answer.ts';
import { assertGroup } from '../customers/auth-groups.ts';
import { customerOf, requireCustomer } from '../customers/require-customer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { callerOf } from '../http/person-texts.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import { readAccountForm } from './account-forms.ts';
import type { AccountParts } from './account-parts.ts';
import { FormBody, formBodyLimit, GroupParams } from './form-call.ts';

const tags = ['Account'];
const security = [{ customer: [] }];
const Password = Type.String({ maxLength: 1024 });
const Changed = Envelope(Type.Object({ changed: Type.Literal(true) }));

/** Changing the password while signed in (specification 7). */
export function registerPasswordRoutes(app: PlatformApp, parts: AccountParts, product: string): void {
  const { context, passwords } = parts;
  const { live, customers, check } = context;
  const onRequest = requireCustomer(customers.sessions);
  const url = '/v2/system/customers/account/password-change/:group';

  app.get(
    url,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Form of the new password',
        params: GroupParams,
        querystring: LanguageQuery,
        response: { 200: Envelope(FormDefinition), ...failures(400, 401, 404) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { group } = request.params;
      await assertGroup(live, group, callerOf(request).language);
      const form = { kind: 'password-change', group } as const;
      const { definition } = await readAccountForm(live, form, languageOf(request));
      return { data: definition };
    },
  );
  app.post(
    url,
    {
      onRequest,
      bodyLimit: formBodyLimit,
      schema: {
        tags,
        security,
        summary: 'Set a new password; the present one is needed, and the other sessions end',
        params: GroupParams,
        querystring: LanguageQuery,
        body: FormBody,
        response: { 200: Changed, ...failures(400, 401, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { group } = request.params;
      const caller = callerOf(request);
      await assertGroup(live, group, caller.language);
      const language = { named: caller.language, accepted: [] };
      const { definition } = await readAccountForm(live, { kind: 'password-change', group }, language);
      const values = await check(definition, request.body, caller.language);
      await passwords.change(customerOf(request), values, caller, { evenIfAsked: true });
      return { data: { changed: true as const } };
    },
  );
  app.post(
    `/v2/${product}/password/change`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Set a new password; without the present one only while the account has to set one',
        querystring: LanguageQuery,
        body: Type.Object({
          password: Password,
          password_repeat: Password,
          current_password: Type.Optional(Password),
        }),
        response: { 200: Changed, ...failures(400, 401, 422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await passwords.change(customerOf(request), request.body, callerOf(request));
      return { data: { changed: true as const } };
    },
  );
}
