import multipart from '@fastify/multipart';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { formFiles } from '#schemas/calls/forms.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { createSharedWindows, perClient } from '../../../base/limits/shared-windows.ts';
import type { PlatformApp } from '../../../http/app-types.ts';
import type { AttemptLimit } from '../../../http/attempt-window.ts';
import { refuseForm } from '../../../http/form-texts.ts';
import { PlatformError } from '../../../http/platform-error.ts';
import { serve } from '../../../http/serve-call.ts';
import { found, languageOf } from '../../routes/live-answer.ts';
import type { FormParts, ReadCustomerId } from '../form-parts.ts';
import { isReservedForm } from '../reserved-forms.ts';
import { readUpload } from './read-upload.ts';

/** Files from one client address and time: several full forms, and no filling of the disk. */
export const uploadLimit: AttemptLimit = { attempts: 30, windowMs: 60 * 60_000 };

/** Opens a scope in which bodies are multipart; everywhere else they stay what they are. */
export async function withUploads(app: PlatformApp, register: (scope: PlatformApp) => void): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    register(scope.withTypeProvider<TypeBoxTypeProvider>());
  });
}

/** Files of forms editors own. They are served to nobody here: a submission names them, staff read it. */
export async function registerFileRoutes(
  app: PlatformApp,
  { live, files, orm, now }: FormParts,
  readCustomerId: ReadCustomerId,
): Promise<void> {
  const addresses = perClient(createSharedWindows(orm, now)('uploads', uploadLimit));
  await withUploads(app, (scope) => {
    serve(scope, formFiles, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { alias } = request.params;
      const answer = await live.one('form', isReservedForm(alias) ? '' : alias, languageOf(request));
      const definition = found(answer.data, `form ${alias}`);
      if (!request.isMultipart()) {
        throw new PlatformError('unsupported_media_type', refuse('upload.not-multipart'));
      }
      const waitMs = await addresses.enter(request.ip);
      if (waitMs > 0) {
        throw new PlatformError('too_many_attempts', refuseForm(answer.locale, 'tooMany'), {
          retryAfterS: Math.ceil(waitMs / 1000),
        });
      }
      const customerId = await readCustomerId(request);
      return { data: await readUpload(request, files, { definition, customerId, locale: answer.locale }) };
    });
  });
}
