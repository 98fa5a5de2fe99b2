import { Type } from 'typebox';
import { Name } from '#schemas/calls/request-schemas.ts';
import { ErrorBody } from '#schemas/envelope.ts';
import { mediaLibraryPath } from '#schemas/media-library.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { MediaLibrary } from './media-library.ts';

const year = 365 * 24 * 60 * 60;

/** The library's files, for everybody: what lies at an address never changes, so browsers keep it for good. */
export function registerMediaFileRoutes(app: PlatformApp, media: MediaLibrary): void {
  app.get(
    `${mediaLibraryPath}/:id/:name`,
    {
      schema: {
        tags: ['Media'],
        summary: 'A picture of the library in one width and format, e.g. `640.webp`',
        params: Type.Object({ id: Name, name: Name }),
        response: { 200: Type.Unknown(), 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id, name } = request.params;
      const bytes = await media.bytes(id, name);
      if (!bytes) throw new PlatformError('not_found', refuse('picture.unknown'));
      return reply
        .header('content-type', bytes.type)
        .header('content-length', String(bytes.size))
        .header('cache-control', `public, max-age=${year}, immutable`)
        .header('x-content-type-options', 'nosniff')
        .send(bytes.stream);
    },
  );
}
