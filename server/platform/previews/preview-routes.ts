import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { PreviewBody, PreviewLink, PreviewShown, previewHeader } from '#schemas/studio/preview.ts';
import { putCounts } from '../content/routes/live-answer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { PlatformError } from '../http/platform-error.ts';
import { failures, Name } from '../http/request-schemas.ts';
import { memberOf, requireRole } from '../staff/require-staff.ts';
import type { StaffService } from '../staff/staff-service.ts';
import type { PreviewLinks } from './preview-links.ts';

const path = '/v2/system/manage/previews';
const most = 200;
const describe = (summary: string) => ({
  tags: ['Write: previews'],
  summary,
  description: 'Needs the role author.',
  security: [{ staff: [] }],
});

export interface PreviewRouteOptions {
  readonly previews: PreviewLinks;
  readonly staff: StaffService;
}

/**
 * Lets a call that bears a preview token read drafts. A token that opens nothing opens nothing: such a call is refused
 * rather than answered with what is live, which its caller would take for the draft.
 */
export function acceptPreviewTokens(app: PlatformApp, previews: PreviewLinks): void {
  app.decorateRequest('preview', null);
  app.addHook('onRequest', async (request, reply) => {
    const token = request.headers[previewHeader];
    if (token === undefined) return;
    reply.header('cache-control', 'no-store');
    const preview = typeof token === 'string' ? await previews.find(token) : null;
    if (!preview) throw new PlatformError('not_found', 'There is no such preview, or it is over.');
    request.preview = { ...preview, at: preview.at?.getTime() ?? null, opened: preview };
  });
}

/** Links to drafts, and what one shows. */
export function registerPreviewRoutes(app: PlatformApp, { previews, staff }: PreviewRouteOptions): void {
  app.get(
    '/v2/system/preview',
    {
      schema: {
        tags: ['Pages'],
        summary: 'What the preview token of the call shows; for the edge, never for browsers',
        response: { 200: Envelope(PreviewShown), ...failures(404) },
      },
    },
    async (request) => {
      const { preview } = request;
      if (!preview) throw new PlatformError('not_found', 'There is no such preview, or it is over.');
      const { path: shown, locale, visitor, at, expiresAt } = preview.opened;
      return {
        data: {
          path: shown,
          locale,
          visitor,
          at: at?.toISOString() ?? null,
          expires_at: expiresAt.toISOString(),
        },
      };
    },
  );

  app.get(
    path,
    {
      onRequest: requireRole(staff, 'author'),
      schema: {
        ...describe('Links that still open something, newest first; their addresses are told once only'),
        response: { 200: Envelope(Type.Array(PreviewLink)), ...failures(401, 403) },
      },
    },
    async (_request, reply) => {
      const data = await previews.list({ limit: most });
      putCounts(reply, { count: data.length, total: data.length, limit: most });
      return { data };
    },
  );

  app.post(
    path,
    {
      onRequest: requireRole(staff, 'author'),
      schema: {
        ...describe('Make a link that shows drafts to whoever has it'),
        body: PreviewBody,
        response: { 201: Envelope(PreviewLink), ...failures(400, 401, 403, 422) },
      },
    },
    async (request, reply) => {
      const data = await previews.create(request.body, memberOf(request).email);
      return reply.code(201).header('cache-control', 'no-store').send({ data });
    },
  );

  app.delete(
    `${path}/:id`,
    {
      onRequest: requireRole(staff, 'author'),
      schema: {
        ...describe('End a link at once'),
        params: Type.Object({ id: Name }),
        response: { 200: Envelope(Type.Object({ id: Type.String() })), ...failures(401, 403, 404) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await previews.revoke(id);
      return { data: { id } };
    },
  );
}
