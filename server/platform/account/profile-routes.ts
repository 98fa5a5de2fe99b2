import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { FormDefinition, FormFile } from '#schemas/form.ts';
import { Alias } from '#schemas/names.ts';
import { codeTexts } from '../codes/code-texts.ts';
import type { WantedLanguage } from '../content/live/visit-language.ts';
import { languageOf } from '../content/routes/live-answer.ts';
import { assertGroup } from '../customers/auth-groups.ts';
import { customerOf, requireCustomer } from '../customers/require-customer.ts';
import { uploadLimit, withUploads } from '../forms/files/file-routes.ts';
import { readUpload } from '../forms/files/read-upload.ts';
import { sendFile } from '../forms/files/send-file.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { createAttemptWindow } from '../http/attempt-window.ts';
import { callerOf, personLanguageOf } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import { readAccountForm } from './account-forms.ts';
import type { AccountParts } from './account-parts.ts';
import { accountTexts } from './account-texts.ts';
import { FormBody, formBodyLimit, GroupParams, SentTo } from './form-call.ts';
import { isNameLocked, withoutName } from './locked-name.ts';
import { prefill } from './profile-updates.ts';

const tags = ['Account'];
const security = [{ customer: [] }];
const url = '/v2/system/customers/account/profile-update/:group';
const Updated = Type.Object({
  updated: Type.Literal(true),
  /** Contacts that replace the old ones when their codes are proved. */
  verify: Type.Array(Type.Object({ ...SentTo.properties, purpose: Type.String() })),
});

/** The profile and its files (specification 7), for their owner alone ([sec 15]). */
export async function registerProfileRoutes(app: PlatformApp, parts: AccountParts): Promise<void> {
  const { context, profiles, files } = parts;
  const { live, customers, now, orm } = context;
  const onRequest = requireCustomer(customers.sessions);
  const uploaders = createAttemptWindow(uploadLimit, now);

  const readForm = async (
    request: FastifyRequest<{ Params: { group: string } }>,
    language: WantedLanguage,
  ) => {
    const { group } = request.params;
    const spoken = personLanguageOf(request);
    await assertGroup(live, group, spoken);
    const form = await readAccountForm(live, { kind: 'profile-update', group }, language);
    const { customer } = customerOf(request);
    if (!(await isNameLocked(orm, customer.id))) return form;
    return { ...form, definition: withoutName(form.definition, customer, spoken) };
  };

  app.get(
    url,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Form of the profile, with what the account holds as default values',
        params: GroupParams,
        querystring: LanguageQuery,
        response: { 200: Envelope(FormDefinition), ...failures(400, 401, 404) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { definition } = await readForm(request, languageOf(request));
      return { data: prefill(definition, customerOf(request).customer) };
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
        summary: 'Store the profile; another e-mail address or phone needs the password, then a code',
        params: GroupParams,
        querystring: LanguageQuery,
        body: FormBody,
        response: { 200: Envelope(Updated), ...failures(400, 401, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const caller = callerOf(request);
      const { definition, locale } = await readForm(request, { named: caller.language, accepted: [] });
      const submission = { definition, locale, values: request.body };
      const verify = await profiles.update(customerOf(request), submission, caller);
      return { data: { updated: true as const, verify } };
    },
  );

  await withUploads(app, (scope) => {
    scope.post(
      `${url}/files`,
      {
        onRequest,
        schema: {
          tags,
          security,
          summary: 'Upload one file for a field of the profile',
          description: 'Parts: `field` with the alias of the field, then `file`.',
          consumes: ['multipart/form-data'],
          params: GroupParams,
          querystring: LanguageQuery,
          response: { 200: Envelope(FormFile), ...failures(400, 401, 404, 422, 429) },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { language } = callerOf(request);
        const { id: customerId } = customerOf(request).customer;
        const { definition } = await readForm(request, { named: language, accepted: [] });
        if (!request.isMultipart()) {
          throw new PlatformError('unsupported_media_type', 'The body must be multipart/form-data.');
        }
        const waitMs = uploaders.waitMs(customerId);
        if (waitMs > 0) {
          throw new PlatformError('too_many_attempts', codeTexts[language].tooMany, {
            retryAfterS: Math.ceil(waitMs / 1000),
          });
        }
        uploaders.count(customerId);
        return { data: await readUpload(request, files, { definition, customerId, locale: language }) };
      },
    );
  });

  app.get(
    `${url}/files/:id`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'A file of the profile, as an attachment, for its owner',
        params: Type.Object({ group: Alias, id: Type.String({ maxLength: 60 }) }),
        querystring: LanguageQuery,
        response: failures(400, 401, 404),
      },
    },
    async (request, reply) => {
      const file = await files.find(request.params.id);
      // Somebody else's file is not there for this customer, exactly as one that does not exist.
      if (file === null || file.customerId !== customerOf(request).customer.id) {
        throw new PlatformError('not_found', accountTexts[personLanguageOf(request)].unknownFile);
      }
      return sendFile(reply, files, file);
    },
  );
}
