import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { FormDefinition } from '#schemas/form.ts';
import { defaultAuthGroup } from '#schemas/form-source.ts';
import { Alias } from '#schemas/names.ts';
import { languageOf, putState } from '../content/routes/live-answer.ts';
import { assertGroup } from '../customers/auth-groups.ts';
import { readMarketing } from '../forms/marketing.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { callerOf } from '../http/person-texts.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import { readAccountForm } from './account-forms.ts';
import type { AccountParts } from './account-parts.ts';
import { FormBody, formBodyLimit, GroupParams, registerOpenForm, SentTo, SubmitQuery } from './form-call.ts';
import type { RegistrationRequest } from './registration.ts';
import { WantedQuery, wantedLoan } from './wanted-loan.ts';

const tags = ['Sign-up'];
const ProductQuery = Type.Object({ ...SubmitQuery.properties, ...WantedQuery.properties });

/** Signing up: the form, and sending it in (specification 7). The account is opened by `contacts.verify`. */
export function registerRegistrationRoutes(app: PlatformApp, parts: AccountParts, product: string): void {
  const { context, registration } = parts;
  const { live } = context;

  app.get(
    '/v2/system/customers/registration/settings',
    {
      schema: {
        tags,
        summary: 'Form of the sign-up, of an auth group where it has its own',
        querystring: Type.Object({ ...LanguageQuery.properties, group: Type.Optional(Alias) }),
        response: { 200: Envelope(FormDefinition), ...failures(400) },
      },
    },
    async (request, reply) => {
      const { group } = request.query;
      const { definition, ...state } = await readAccountForm(
        live,
        { kind: 'registration', group },
        languageOf(request),
      );
      putState(reply, state);
      return { data: definition };
    },
  );
  registerOpenForm(app, parts, {
    url: `/v2/${product}/user/register-form`,
    kind: 'register',
    tags,
    summary: 'Form of the sign-up on the way to a loan',
  });

  const start = async (
    request: FastifyRequest,
    form: { readonly kind: 'registration' | 'register'; readonly group: string },
    rest: Pick<RegistrationRequest, 'wantedSum' | 'wantedTerm'> & {
      readonly body: Readonly<Record<string, unknown>>;
    },
  ) => {
    const { body, ...wanted } = rest;
    const caller = callerOf(request);
    const { definition, locale } = await readAccountForm(live, form, {
      named: caller.language,
      accepted: [],
    });
    await registration.start(
      {
        definition,
        locale,
        group: form.group,
        values: body,
        marketing: readMarketing(Object(request.query)),
        ...wanted,
      },
      caller,
    );
    return { data: { contact: String(body['email']), channel: 'email' as const } };
  };
  const response = { 200: Envelope(SentTo), ...failures(400, 404, 422, 429) };

  app.post(
    '/v2/system/customers/registration/:group',
    {
      bodyLimit: formBodyLimit,
      schema: {
        tags,
        summary: 'Ask for an account: a code is sent, and the answer is the same whoever has one',
        params: GroupParams,
        querystring: ProductQuery,
        body: FormBody,
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { group } = request.params;
      await assertGroup(live, group, callerOf(request).language);
      const wanted = wantedLoan(request.query);
      return start(request, { kind: 'registration', group }, { body: request.body, ...wanted });
    },
  );
  app.post(
    `/v2/${product}/user/register`,
    {
      bodyLimit: formBodyLimit,
      schema: {
        tags,
        summary: 'Ask for an account on the way to a loan',
        querystring: ProductQuery,
        body: FormBody,
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const wanted = wantedLoan(request.query);
      return start(request, { kind: 'register', group: defaultAuthGroup }, { body: request.body, ...wanted });
    },
  );
}
