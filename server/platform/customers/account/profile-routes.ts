import type { FastifyRequest } from 'fastify';
import {
  accountFiles,
  accountFilesRemove,
  accountProfileUpdateFile,
  accountProfileUpdateFiles,
  accountProfileUpdateGet,
  accountProfileUpdatePost,
} from '#schemas/calls/account.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { codeTexts } from '../../base/codes/code-texts.ts';
import { createSharedWindows } from '../../base/limits/shared-windows.ts';
import { uploadLimit, withUploads } from '../../content/forms/files/file-routes.ts';
import { readUpload } from '../../content/forms/files/read-upload.ts';
import { sendFile } from '../../content/forms/files/send-file.ts';
import { languageOf } from '../../content/routes/live-answer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { callerOf, personLanguageOf, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import type { WantedLanguage } from '../../http/visit-language.ts';
import { assertGroup } from '../auth-groups.ts';
import { customerOf } from '../require-customer.ts';
import { readAccountForm } from './account-forms.ts';
import type { AccountParts } from './account-parts.ts';
import { accountTexts } from './account-texts.ts';
import { withoutName } from './locked-name.ts';
import { prefill } from './profile-updates.ts';

/** The profile and its files (specification 7), for their owner alone ([sec 15]). */
export async function registerProfileRoutes(app: PlatformApp, parts: AccountParts): Promise<void> {
  const { context, profiles, files, ownFiles } = parts;
  const { live, orm, now } = context;
  const uploaders = createSharedWindows(orm, now)('uploads of a customer', uploadLimit);

  const readForm = async (
    request: FastifyRequest<{ Params: { group: string } }>,
    language: WantedLanguage,
  ) => {
    const { group } = request.params;
    const spoken = personLanguageOf(request);
    await assertGroup(live, group, spoken);
    const form = await readAccountForm(live, { kind: 'profile-update', group }, language);
    const { customer } = customerOf(request);
    if (!(await context.isNameLocked(customer.id))) return form;
    return { ...form, definition: withoutName(form.definition, customer, spoken) };
  };

  serve(app, accountProfileUpdateGet, async (request) => {
    const { definition } = await readForm(request, languageOf(request));
    return { data: prefill(definition, customerOf(request).customer) };
  });
  serve(app, accountProfileUpdatePost, async (request) => {
    const caller = callerOf(request);
    const { definition, locale } = await readForm(request, { named: caller.language, accepted: [] });
    const submission = { definition, locale, values: request.body };
    const verify = await profiles.update(customerOf(request), submission, caller);
    return { data: { updated: true as const, verify } };
  });

  await withUploads(app, (scope) => {
    serve(scope, accountProfileUpdateFiles, async (request) => {
      const { language } = callerOf(request);
      const { id: customerId } = customerOf(request).customer;
      const { definition } = await readForm(request, { named: language, accepted: [] });
      if (!request.isMultipart()) {
        throw new PlatformError('unsupported_media_type', refuse('upload.not-multipart'));
      }
      const waitMs = await uploaders.enter(customerId);
      if (waitMs > 0) {
        throw new PlatformError('too_many_attempts', refuseIn(codeTexts, language, 'tooMany'), {
          retryAfterS: Math.ceil(waitMs / 1000),
        });
      }
      return { data: await readUpload(request, files, { definition, customerId, locale: language }) };
    });
  });

  serve(app, accountFiles, async (request) => ({
    data: [...(await ownFiles.list(customerOf(request).customer.id))],
  }));
  serve(app, accountFilesRemove, async (request) => {
    const { id: customerId } = customerOf(request).customer;
    if (!(await ownFiles.remove(customerId, request.params.id)))
      throw new PlatformError('not_found', refuseIn(accountTexts, personLanguageOf(request), 'unknownFile'));
    await context.audit.record({ kind: 'file-removed', customerId, address: request.ip });
    return { data: { removed: true as const } };
  });

  serve(app, accountProfileUpdateFile, async (request, reply) => {
    const file = await files.find(request.params.id);
    // Somebody else's file is not there for this customer, exactly as one that does not exist.
    if (file === null || file.customerId !== customerOf(request).customer.id) {
      throw new PlatformError('not_found', refuseIn(accountTexts, personLanguageOf(request), 'unknownFile'));
    }
    return sendFile(reply, files, file);
  });
}
