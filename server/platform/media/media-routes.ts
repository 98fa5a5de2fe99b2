import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { MediaChange, MediaFile } from '#schemas/studio/media.ts';
import { Usage } from '#schemas/studio/usage.ts';
import { putCounts } from '../content/routes/live-answer.ts';
import { withUploads } from '../forms/files/file-routes.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { askable, capLimit, failures, limitOf, Name, Offset } from '../http/request-schemas.ts';
import { memberOf, requireRole } from '../staff/require-staff.ts';
import type { StaffService } from '../staff/staff-service.ts';
import type { MediaLibrary } from './media-library.ts';
import { readMediaUpload } from './read-media-upload.ts';

const most = 100;
const path = '/v2/system/manage/media';
const params = Type.Object({ id: Name });
const describe = (summary: string, role: string) => ({
  tags: ['Write: media'],
  summary,
  description: `Needs the role ${role}.`,
  security: [{ staff: [] }],
});

export interface MediaRouteOptions {
  readonly media: MediaLibrary;
  readonly staff: StaffService;
}

/** The media library, for staff. */
export async function registerMediaRoutes(
  app: PlatformApp,
  { media, staff }: MediaRouteOptions,
): Promise<void> {
  app.get(
    path,
    {
      onRequest: requireRole(staff, 'author'),
      schema: {
        ...describe('Find pictures, newest first', 'author'),
        querystring: Type.Object({
          q: Type.Optional(askable(200, 'Found in the title, the name of the file or a description.')),
          without_alt: Type.Optional(
            Type.String({ maxLength: 5, description: 'Only those without a description in this language.' }),
          ),
          limit: limitOf(most),
          offset: Offset,
        }),
        response: { 200: Envelope(Type.Array(MediaFile)), ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { q, without_alt: withoutAlt, limit: asked, offset = 0 } = request.query;
      const limit = capLimit(asked, most);
      const { files, total } = await media.list({
        ...(q !== undefined && { q }),
        ...(withoutAlt !== undefined && { withoutAlt }),
        limit,
        offset,
      });
      putCounts(reply, { count: files.length, total, limit });
      return { data: files };
    },
  );

  app.get(
    `${path}/:id`,
    {
      onRequest: requireRole(staff, 'author'),
      schema: {
        ...describe('Read what is known of a picture', 'author'),
        params,
        response: { 200: Envelope(MediaFile), ...failures(401, 403, 404) },
      },
    },
    async (request) => ({ data: await media.read(request.params.id) }),
  );

  app.put(
    `${path}/:id`,
    {
      onRequest: requireRole(staff, 'author'),
      schema: {
        ...describe('Change its title, descriptions or what matters in it', 'author'),
        params,
        body: MediaChange,
        response: { 200: Envelope(MediaFile), ...failures(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { email } = memberOf(request);
      return { data: await media.change(request.params.id, request.body, email) };
    },
  );

  app.delete(
    `${path}/:id`,
    {
      onRequest: requireRole(staff, 'publisher'),
      schema: {
        ...describe('Delete a picture that is used nowhere', 'publisher'),
        params,
        response: {
          200: Envelope(Type.Object({ deleted: Type.Boolean() })),
          ...failures(401, 403, 404, 409),
        },
      },
    },
    async (request) => {
      await media.remove(request.params.id);
      return { data: { deleted: true } };
    },
  );

  app.get(
    `${path}/:id/usage`,
    {
      onRequest: requireRole(staff, 'author'),
      schema: {
        ...describe('Where a picture is shown, live and in drafts', 'author'),
        params,
        response: { 200: Envelope(Type.Array(Usage)), ...failures(401, 403, 404) },
      },
    },
    async (request) => ({ data: await media.usage(request.params.id) }),
  );

  await withUploads(app, (scope) => {
    scope.post(
      path,
      {
        onRequest: requireRole(staff, 'author'),
        schema: {
          ...describe('Upload a picture: JPEG, PNG, WebP or AVIF of at most 20 MB', 'author'),
          consumes: ['multipart/form-data'],
          response: {
            200: Envelope(MediaFile),
            201: Envelope(MediaFile),
            ...failures(400, 401, 403, 422),
          },
        },
      },
      async (request, reply) => {
        const { email } = memberOf(request);
        const { file, added } = await readMediaUpload(request, media, email);
        return reply.code(added ? 201 : 200).send({ data: file });
      },
    );
  });
}
