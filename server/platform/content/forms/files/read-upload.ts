import type { FastifyRequest } from 'fastify';
import { type FormDefinition, type FormField, type FormFile, uploadLimits } from '#schemas/form.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { isDiskFull } from '../../../base/full-disk.ts';
import { refuseForm } from '../../../http/form-texts.ts';
import { PlatformError } from '../../../http/platform-error.ts';
import { fieldsOf } from '../check-submission.ts';
import { sizeText } from './file-failures.ts';
import type { FileStore } from './file-store.ts';

/** Room for the boundaries and the part that names the field. */
const aroundTheFile = 64 * 1024;
const limits = {
  fileSize: uploadLimits.bytes,
  files: 1,
  fields: 1,
  parts: 2,
  fieldNameSize: 100,
  fieldSize: 200,
  headerPairs: 20,
} as const;

/** What a file is uploaded for, and by whom. */
export interface UploadTarget {
  readonly definition: FormDefinition;
  /** The field, where the address has named it already; else the part `field` has to. */
  readonly field?: FormField;
  readonly customerId: string | null;
  readonly locale: string;
}

/**
 * Takes in the one file of a multipart request: the part `field` with the field's alias, then the part `file`. The request
 * is read to its end whatever is wrong with it, so that the client hears why.
 * @throws PlatformError too_large, invalid_fields, invalid_request
 */
export async function readUpload(
  request: FastifyRequest,
  files: FileStore,
  { definition, field: known, customerId, locale }: UploadTarget,
): Promise<FormFile> {
  if (Number(request.headers['content-length'] ?? 0) > uploadLimits.bytes + aroundTheFile) {
    throw tooLarge(locale);
  }
  let field = known;
  let taken: FormFile | undefined;
  let failure: unknown;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.fieldname === 'field' && known === undefined) field = fileField(definition, part.value);
        continue;
      }
      try {
        if (part.fieldname !== 'file' || field === undefined) throw unnamedField();
        const { file, filename: name } = part;
        const isCut = () => file.truncated;
        taken = await files.take({
          form: definition.alias,
          field,
          customerId,
          name,
          stream: file,
          isCut,
          locale,
        });
      } catch (error) {
        failure = part.file.errored && !isDiskFull(error) ? unreadable() : error;
        part.file.resume();
      }
    }
  } catch (error) {
    failure ??= isNamed(error) ? error : unreadable();
  }
  if (failure === undefined && taken !== undefined) return taken;
  if (taken !== undefined) await files.discard(taken.id);
  throw failure ?? new PlatformError('invalid_request', refuseForm(locale, 'fileMissing'));
}

const fileField = (definition: FormDefinition, alias: unknown): FormField | undefined =>
  fieldsOf(definition).find((field) => field.type === 'file' && field.alias === alias);

/** Limits of the reader come with a status of their own; everything else it throws is about a body it could not read. */
const isNamed = (error: unknown): boolean => error instanceof Error && 'statusCode' in error;

const unreadable = () => new PlatformError('invalid_request', refuse('upload.unreadable'));

const unnamedField = () => new PlatformError('invalid_request', refuse('upload.no-field'));

const tooLarge = (locale: string) =>
  new PlatformError(
    'too_large',
    refuseForm(locale, 'fileTooLarge', { size: sizeText(uploadLimits.bytes, locale) }),
  );
