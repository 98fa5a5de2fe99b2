import { previewShown } from '#schemas/calls/content-pages.ts';
import { rowLimits } from '#schemas/calls/row-limits.ts';
import { previewCreate, previewLinks, previewRevoke } from '#schemas/calls/staff/previews.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { previewHeader } from '#schemas/studio/preview.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import type { DraftScope } from '../../http/draft-scope.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import { memberOf } from '../../http/staff-member.ts';
import { putCounts } from '../routes/live-answer.ts';
import type { Preview, PreviewLinks } from './preview-links.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the preview token of the call opens; null on all others. */
    preview: (DraftScope & { readonly opened: Preview }) | null;
  }
}

export interface PreviewRouteOptions {
  readonly previews: PreviewLinks;
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
    if (!preview) throw new PlatformError('not_found', refuse('preview.over'));
    request.preview = { ...preview, at: preview.at?.getTime() ?? null, opened: preview };
  });
}

/** Links to drafts, and what one shows. */
export function registerPreviewRoutes(app: PlatformApp, { previews }: PreviewRouteOptions): void {
  serve(app, previewShown, async (request) => {
    const { preview } = request;
    if (!preview) throw new PlatformError('not_found', refuse('preview.over'));
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
  });

  serve(app, previewLinks, async (_request, reply) => {
    const data = await previews.list({ limit: rowLimits.previews });
    putCounts(reply, { count: data.length, total: data.length, limit: rowLimits.previews });
    return { data };
  });

  serve(app, previewCreate, async (request, reply) => {
    const data = await previews.create(request.body, memberOf(request).email);
    reply.header('cache-control', 'no-store');
    return { data };
  });

  serve(app, previewRevoke, async (request) => {
    const { id } = request.params;
    await previews.revoke(id);
    return { data: { id } };
  });
}
