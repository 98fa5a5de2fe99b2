import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { FormDefinition } from '#schemas/form.ts';
import { wrongCode } from '../codes/wrong-code.ts';
import { languageOf, putState } from '../content/routes/live-answer.ts';
import { assertGroup } from '../customers/auth-groups.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { callerOf } from '../http/person-texts.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import { readAccountForm } from './account-forms.ts';
import type { AccountParts } from './account-parts.ts';
import { accountTexts } from './account-texts.ts';
import { readEmail } from './contacts.ts';
import type { AccountFormKind } from './default-forms/default-forms.ts';
import { fieldErrors } from './field-errors.ts';
import { FormBody, formBodyLimit, GroupParams, registerOpenForm } from './form-call.ts';
import { readNewPassword } from './new-password.ts';

const tags = ['Lost password'];
const customers = '/v2/system/customers/password';
const SentToAddress = Envelope(Type.Object({ contact: Type.String() }));
const answers = failures(400, 404, 422, 429);

/** Getting back into an account (specification 7). No answer tells whether there is one ([sec 10]). */
export function registerRecoveryRoutes(app: PlatformApp, parts: AccountParts, product: string): void {
  const { context, recovery } = parts;
  const { live, check } = context;

  /** The checked values of a form that was sent in. */
  const checked = async (
    request: FastifyRequest,
    form: { readonly kind: AccountFormKind; readonly group?: string },
  ) => {
    const caller = callerOf(request);
    const { definition } = await readAccountForm(live, form, { named: caller.language, accepted: [] });
    return { caller, values: await check(definition, request.body, caller.language) };
  };
  const emailOf = (given: unknown, request: FastifyRequest): string => {
    const email = readEmail(given);
    if (email !== null) return email;
    const { language } = callerOf(request);
    throw fieldErrors(language, { email: accountTexts[language].badEmail });
  };
  const common = { bodyLimit: formBodyLimit };
  const schema = { tags, querystring: LanguageQuery, body: FormBody };

  registerOpenForm(app, parts, {
    url: `${customers}/restore/settings`,
    kind: 'password-restore',
    tags,
    summary: 'Form that asks for the address a code is sent to',
  });
  app.post(
    `${customers}/restore`,
    {
      ...common,
      schema: {
        ...schema,
        summary: 'Send a code for a new password',
        response: { 200: SentToAddress, ...answers },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { caller, values } = await checked(request, { kind: 'password-restore' });
      await recovery.send(emailOf(values['email'], request), 'code', caller);
      return { data: { contact: String(request.body['email']) } };
    },
  );
  app.post(
    `/v2/${product}/password/reset`,
    {
      schema: {
        tags,
        summary: 'Send a link for a new password',
        querystring: LanguageQuery,
        body: Type.Object({ email: Type.String({ maxLength: 200 }) }),
        response: { 200: SentToAddress, ...answers },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { email } = request.body;
      await recovery.send(emailOf(email, request), 'link', callerOf(request));
      return { data: { contact: email } };
    },
  );

  registerOpenForm(app, parts, {
    url: `${customers}/update-access`,
    kind: 'update-access',
    tags,
    summary: 'Form of the new password',
  });
  app.post(
    `${customers}/update-access`,
    {
      ...common,
      schema: {
        ...schema,
        summary: 'Set a new password with a code; all sessions of the account end',
        response: { 200: Envelope(Type.Object({ updated: Type.Literal(true) })), ...answers },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { caller, values } = await checked(request, { kind: 'update-access' });
      const { language } = caller;
      const email = emailOf(values['email'], request);
      const password = await readNewPassword(live, values, language);
      const code = String(values['code'] ?? '').trim();
      if (await recovery.update({ email, code, password }, caller))
        return { data: { updated: true as const } };
      throw await wrongCode(context.codes, { purpose: 'restore', subject: email }, caller);
    },
  );

  for (const path of ['identification/settings/:group', 'identification/:group']) {
    app.get(
      `${customers}/${path}`,
      {
        schema: {
          tags,
          summary: 'Form that asks who somebody is',
          params: GroupParams,
          querystring: LanguageQuery,
          response: { 200: Envelope(FormDefinition), ...failures(400, 404) },
        },
      },
      async (request, reply) => {
        const { group } = request.params;
        await assertGroup(live, group, callerOf(request).language);
        const form = { kind: 'identification', group } as const;
        const { definition, ...state } = await readAccountForm(live, form, languageOf(request));
        putState(reply, state);
        return { data: definition };
      },
    );
  }
  app.post(
    `${customers}/identification/:group`,
    {
      ...common,
      schema: {
        ...schema,
        summary: "Send a code to the account's own address, whatever somebody knows of its owner",
        params: GroupParams,
        response: { 200: Envelope(Type.Object({ sent: Type.Literal(true) })), ...answers },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { group } = request.params;
      await assertGroup(live, group, callerOf(request).language);
      const { caller, values } = await checked(request, { kind: 'identification', group });
      await recovery.identify(values, caller);
      return { data: { sent: true as const } };
    },
  );
}
