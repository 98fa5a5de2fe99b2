import type { FastifyRequest } from 'fastify';
import { refuse } from '#schemas/refusals/refuse.ts';
import { isDiskFull } from '../../base/full-disk.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { MediaLibrary } from './media-library.ts';
import { mediaLimits } from './media-limits.ts';
import { tooLarge } from './take-picture.ts';

/** Room for the boundaries. */
const aroundTheFile = 64 * 1024;
const limits = {
  fileSize: mediaLimits.bytes,
  files: 1,
  fields: 0,
  parts: 1,
  fieldNameSize: 100,
  headerPairs: 20,
} as const;

/**
 * Takes in the one file of a multipart request, its part `file`. The request is read to its end whatever is wrong with it, so
 * that the client hears why.
 * @throws PlatformError too_large, invalid_fields, invalid_request
 */
export async function readMediaUpload(
  request: FastifyRequest,
  media: MediaLibrary,
  by: string,
): ReturnType<MediaLibrary['take']> {
  if (!request.isMultipart()) {
    throw new PlatformError('unsupported_media_type', refuse('upload.not-multipart'));
  }
  if (Number(request.headers['content-length'] ?? 0) > mediaLimits.bytes + aroundTheFile) throw tooLarge();
  let taken: Awaited<ReturnType<MediaLibrary['take']>> | undefined;
  let failure: unknown;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') continue;
      const { file, filename: name } = part;
      try {
        taken = await media.take({ stream: file, isCut: () => file.truncated, name, by });
      } catch (error) {
        failure = file.errored && !isDiskFull(error) ? unreadable() : error;
        file.resume();
      }
    }
  } catch (error) {
    failure ??= error instanceof Error && 'statusCode' in error ? error : unreadable();
  }
  if (failure !== undefined) throw failure;
  if (taken === undefined) {
    throw new PlatformError('invalid_request', refuse('upload.no-file'));
  }
  return taken;
}

const unreadable = () => new PlatformError('invalid_request', refuse('upload.unreadable'));
