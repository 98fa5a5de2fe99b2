import { rowLimits } from '#schemas/calls/row-limits.ts';
import {
  mediaChange,
  mediaDelete,
  mediaList,
  mediaRead,
  mediaUpload,
  mediaUsage,
} from '#schemas/calls/staff/media.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { serve } from '../../http/serve-call.ts';
import { memberOf } from '../../http/staff-member.ts';
import { withUploads } from '../forms/files/file-routes.ts';
import { putCounts } from '../routes/live-answer.ts';
import type { MediaLibrary } from './media-library.ts';
import { readMediaUpload } from './read-media-upload.ts';

export interface MediaRouteOptions {
  readonly media: MediaLibrary;
}

/** The media library, for staff. */
export async function registerMediaRoutes(app: PlatformApp, { media }: MediaRouteOptions): Promise<void> {
  serve(app, mediaList, async (request, reply) => {
    const { q, without_alt: withoutAlt, limit: asked, offset = 0 } = request.query;
    const limit = capLimit(asked, rowLimits.media);
    const { files, total } = await media.list({
      ...(q !== undefined && { q }),
      ...(withoutAlt !== undefined && { withoutAlt }),
      limit,
      offset,
    });
    putCounts(reply, { count: files.length, total, limit });
    return { data: files };
  });

  serve(app, mediaRead, async (request) => ({ data: await media.read(request.params.id) }));

  serve(app, mediaChange, async (request) => {
    const { email } = memberOf(request);
    return { data: await media.change(request.params.id, request.body, email) };
  });

  serve(app, mediaDelete, async (request) => {
    await media.remove(request.params.id);
    return { data: { deleted: true } };
  });

  serve(app, mediaUsage, async (request) => ({ data: await media.usage(request.params.id) }));

  await withUploads(app, (scope) => {
    serve(scope, mediaUpload, async (request, reply) => {
      const { email } = memberOf(request);
      const { file, added } = await readMediaUpload(request, media, email);
      return reply.code(added ? 201 : 200).send({ data: file });
    });
  });
}
